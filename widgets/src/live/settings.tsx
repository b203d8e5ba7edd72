// House rules to play on by, and a new hand. Nothing happens before a button is pressed.
import { useState } from "preact/hooks";
import type { House, Now, Settings } from "../data/live";
import { useShared } from "../words/shared";
import { SheetForm } from "./dialogform";
import { NumberField, Select, TextField } from "./fields";
import { useTable } from "./session";

type Change = (change: Partial<Now>) => void;

export function SettingsForm() {
  const { settings } = useTable().state;
  const { label } = useShared();
  const [draft, setDraft] = useState<Now>(settings.now);
  const change: Change = (some) => setDraft({ ...draft, ...some });
  const rules = { rules: draft.rules, house: draft.house };
  return (
    <div class="forms">
      <SheetForm form="rules" command={{ do: "rules", ...rules }} words={label("applyRules")}>
        <h5>{label("houseRules")}</h5>
        <HouseRules settings={settings} draft={draft} change={change} />
      </SheetForm>
      <SheetForm form="new" command={{ do: "new", ...rules, ...newHand(draft) }} words={label("beginHand")}>
        <h5>{label("newHand")}</h5>
        <NewHand settings={settings} draft={draft} change={change} />
      </SheetForm>
    </div>
  );
}

/** What makes a new hand, besides its rules. */
function newHand({ rules, house, seed, ...given }: Now): Record<string, unknown> {
  const text = String(seed ?? "").trim();
  return { ...given, seed: /^\d{1,15}$/.test(text) ? Number(text) : text || null };
}

interface FormProps {
  settings: Settings;
  draft: Now;
  change: Change;
}

function HouseRules({ settings, draft, change }: FormProps) {
  const { say, label } = useShared();
  const set = (id: string, value: string | number) => change({ house: { ...draft.house, [id]: value } });
  const preset = (rules: string): House => settings.rules.find(({ value }) => value === rules)?.house ?? draft.house;
  return (
    <div class="fields">
      <Select
        name={label("ruleSet")}
        value={draft.rules}
        choices={settings.rules}
        set={(rules) => change({ rules, house: preset(rules) })}
      />
      {settings.house.map(({ id, label: name, choices }) =>
        choices ? (
          <Select
            key={id}
            name={say(name)}
            value={String(draft.house[id])}
            choices={choices}
            set={(value) => set(id, value)}
          />
        ) : (
          <NumberField
            key={id}
            name={say(name)}
            value={Number(draft.house[id])}
            min={1}
            max={999}
            set={(value) => set(id, value)}
          />
        ),
      )}
    </div>
  );
}

function NewHand({ settings, draft, change }: FormProps) {
  const { label } = useShared();
  return (
    <div class="fields">
      <div class="pair">
        <Select name={label("game")} value={draft.game} choices={settings.games} set={(game) => change({ game })} />
        <Select
          name={label("limit")}
          value={draft.limit}
          choices={settings.limits}
          set={(limit) => change({ limit })}
        />
      </div>
      <div class="pair">
        <NumberField name={label("ante")} value={draft.ante} set={(ante) => change({ ante })} />
        <NumberField name={label("bringIn")} value={draft.bring_in} set={(bring_in) => change({ bring_in })} />
        {draft.limit === "fixed" && (
          <>
            <NumberField name={label("smallBet")} value={draft.small_bet} set={(small_bet) => change({ small_bet })} />
            <NumberField name={label("bigBet")} value={draft.big_bet} set={(big_bet) => change({ big_bet })} />
          </>
        )}
      </div>
      <Players settings={settings} draft={draft} change={change} />
      <TextField name={label("seed")} value={String(draft.seed ?? "")} max={40} set={(seed) => change({ seed })} />
    </div>
  );
}

function Players({ settings, draft, change }: FormProps) {
  const { label, say } = useShared();
  const { names, stacks } = draft;
  const [least, most] = settings.players;
  const resize = (count: number) => {
    if (!(count >= least && count <= most)) return;
    change({
      names: fitted(names, count, (i) => settings.names[i] ?? ""),
      stacks: fitted(stacks, count, () => stacks[0] ?? 200),
    });
  };
  const nameField = (i: number) => {
    const made = settings.names[i] ?? "";
    const told = say(settings.name_labels?.[i]) || made; // a made-up name stays one, whatever the language
    return {
      value: names[i] === made ? told : (names[i] ?? ""),
      set: (name: string) => change({ names: put(names, i, name === told ? made : name) }),
    };
  };
  return (
    <>
      <NumberField name={label("players")} value={stacks.length} min={least} max={most} set={resize} />
      <ol class="seat-fields" aria-label={label("stacks")}>
        {stacks.map((stack, i) => (
          <li key={i}>
            <span class="no">{i + 1}</span>
            <TextField bare name={`${label("seat", { seat: i + 1 })}, ${label("name")}`} max={40} {...nameField(i)} />
            <NumberField
              bare
              name={`${label("seat", { seat: i + 1 })}, ${label("stacks")}`}
              value={stack}
              min={1}
              set={(chips) => change({ stacks: put(stacks, i, chips) })}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

const fitted = <Value,>(list: Value[], count: number, made: (i: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => list[i] ?? made(i));

const put = <Value,>(list: Value[], at: number, value: Value): Value[] =>
  list.map((each, i) => (i === at ? value : each));
