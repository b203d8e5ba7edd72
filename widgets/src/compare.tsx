// A hand under two houses' rules: where they part and why, each side at that step, and how it ends in each.
import { useChoices, useWords } from "./choices";
import { SharedContext, useShared } from "./context";
import { Head, Proof } from "./evidence";
import { BetsEvidence } from "./evidence/bets";
import type { Evidence } from "./evidence/types";
import { Reasons } from "./explain";
import { FourColours, Languages } from "./header";
import { Icon } from "./icons";
import { Differences, type Setting } from "./differences";
import { useTrait, type Model } from "./model";
import { Results, type Ended } from "./results";
import { RuleBook, RuleId } from "./rules";
import { Pretty } from "./text";
import { useTheme } from "./theme";
import type { Named, Reason, Text } from "./trace";

/** One side, as Python sends it. */
export interface Side extends Ended {
  name: Text;
  how: Text | null;
  step: { place: Text; title: Text; text: Text; reasons: Reason[]; evidence: Evidence[] } | null;
  refused: object | null;
  ending: Text | null;
}

/** The comparison, as Python sends it. */
interface Compared {
  title: Text;
  subtitle: Text;
  headline: Text;
  lead: Text;
  parts_at: { rule: string } | null;
  partings: { rule: string; title: Text }[];
  evidence: Evidence[];
  seats: Named[];
  sides: [Side, Side];
  won: Record<string, [number | null, number | null]>;
  settings: Record<string, Setting>;
}

const isCompared = (value: unknown): value is Compared => Array.isArray((value as Compared | null)?.sides);

export function Compare({ model }: { model: Model }) {
  const given = useTrait(model, "data");
  const data = isCompared(given) ? given : null;
  const shared = useWords(model, data?.seats);
  const frame = { class: "st compare", lang: shared.lang, "data-theme": useTheme() };
  return (
    <SharedContext.Provider value={shared}>
      <RuleBook model={model} frame={frame}>
        {data ? <Both model={model} data={data} frame={frame} /> : <p class="empty">{shared.label("noHand")}</p>}
      </RuleBook>
    </SharedContext.Provider>
  );
}

interface BothProps {
  model: Model;
  data: Compared;
  frame: { class: string; lang: string; "data-theme": string };
}

function Both({ model, data, frame }: BothProps) {
  const { say } = useShared();
  const choices = useChoices(model);
  const names = data.sides.map((side) => say(side.name)) as [string, string];
  return (
    <div {...frame} data-deck={choices.deck} role="group" aria-label={`${say(data.title)}: ${say(data.headline)}`}>
      <div class="frame">
        <div class="head">
          <div class="titles">
            <h3>{say(data.title)}</h3>
            <p class="game">{say(data.subtitle)}</p>
          </div>
          <div class="tools">
            <FourColours tools={choices} />
            <Languages setLang={choices.setLang} />
          </div>
        </div>
        <Parted data={data} />
        {data.sides.some((side) => side.how || side.ending) && (
          <div class="sides">
            {data.sides.map((side, i) => <OneSide key={i} side={side} />)}
          </div>
        )}
        <Results names={names} seats={data.seats} won={data.won} sides={data.sides} />
        <Differences names={names} settings={data.settings} told={data.sides[0].how ? data.parts_at?.rule : undefined} />
      </div>
    </div>
  );
}

/** Where the two part, and what both have before them there. */
function Parted({ data }: { data: Compared }) {
  const { say, label } = useShared();
  const later = data.partings.slice(1);
  return (
    <section class="parted">
      <h4>
        <Pretty text={say(data.headline)} />
      </h4>
      {say(data.lead) && (
        <p class="lead">
          <Pretty text={say(data.lead)} /> <RuleId id={data.parts_at?.rule} />
        </p>
      )}
      {later.length > 0 && (
        <p class="later">
          {`${label("furtherOn")}: `}
          {later.map((each, i) => (
            <span key={i}>
              {say(each.title)} <RuleId id={each.rule} />
            </span>
          ))}
        </p>
      )}
      {data.evidence.map((each) => <Evidenced key={each.kind} evidence={each} />)}
    </section>
  );
}

const Evidenced = ({ evidence }: { evidence: Evidence }) =>
  evidence.kind === "bets" ? (
    <BetsEvidence bets={evidence} />
  ) : (
    <section class="evidence">
      <Head evidence={evidence} />
      <Proof evidence={evidence} />
    </section>
  );

function OneSide({ side }: { side: Side }) {
  const { say } = useShared();
  const { step } = side;
  return (
    <article class="side">
      <h4>{say(side.name)}</h4>
      {side.how && (
        <p class="how">
          <Pretty text={say(side.how)} />
        </p>
      )}
      {step && (
        <>
          <div class="moment">
            <p class="eyebrow">{say(step.place)}</p>
            <h5>
              <Pretty text={say(step.title)} />
            </h5>
          </div>
          <Reasons reasons={step.reasons} />
          {step.evidence.map((each) => <Evidenced key={each.kind} evidence={each} />)}
        </>
      )}
      <Ending side={side} />
    </article>
  );
}

function Ending({ side }: { side: Side }) {
  const { say, label } = useShared();
  if (!side.ending) return null;
  if (!side.refused) return <p class="panel stops">{say(side.ending)}</p>;
  return (
    <div class="panel refused">
      <b>
        <Icon name="cross" />
        {label("handRefused")}
      </b>
      <p>
        <Pretty text={say(side.ending)} />
      </p>
    </div>
  );
}
