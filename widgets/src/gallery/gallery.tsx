// The library of teaching hands: found by chapter, rule and words; one of them opened in the gallery's place.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type HandCard, isLibrary, type Library } from "../data/library";
import { Replay } from "../hand/replay";
import { type Model, save, useTrait } from "../model/model";
import { PATIENCE, reaches } from "../model/sending";
import { Pretty } from "../telling/text";
import { Languages } from "../ui/buttons";
import { useFrame } from "../ui/frame";
import { Icon } from "../ui/icons";
import { useWords } from "../words/preferences";
import { SharedContext, useShared } from "../words/shared";
import { Filters, Found, type Wanted } from "./filters";
import { asRules, counted, found } from "./finding";
import { Cards, type Place } from "./tiles";

export function Gallery({ model }: { model: Model }) {
  const library = useTrait(model, "library");
  const shared = useWords(model, undefined);
  const place = useRef<Place>({ top: 0, name: "" });
  if (!isLibrary(library)) return <p class="empty">{shared.label("noHand")}</p>;
  return (
    <SharedContext.Provider value={shared}>
      <Browse model={model} library={library} place={place} />
    </SharedContext.Provider>
  );
}

function Browse({ model, library, place }: { model: Model; library: Library; place: { current: Place } }) {
  const wanted = useWanted(model);
  const cards = useMemo(
    () => found(library.cards, wanted.rules, wanted.query),
    [library.cards, wanted.rules, wanted.query],
  );
  const opened = String(useTrait(model, "opened") ?? "");
  const [lost, setLost] = useState(false);
  const open = (name: string) => {
    const comes = name === "" || name === model.get("loaded") || reaches(model, {});
    setLost(!comes);
    if (comes) save(model, "opened", name);
  };
  const giveUp = useCallback(() => {
    save(model, "opened", "");
    setLost(true);
  }, [model]);
  const card = library.cards.find(({ name }) => name === opened);
  if (card) return <Opened model={model} {...{ card, cards, lost, open, giveUp }} />;
  return <List model={model} library={library} {...{ wanted, cards, place, lost, open }} />;
}

function NoAnswer() {
  const { label } = useShared();
  return (
    <p class="live-message refused" role="alert">
      {label("noAnswer")}
    </p>
  );
}

function useWanted(model: Model): Wanted {
  const given = useTrait(model, "rules");
  const rules = useMemo(() => asRules(given), [given]);
  return {
    rules,
    query: String(useTrait(model, "query") ?? ""),
    setRules: (rules) => save(model, "rules", rules),
    setQuery: (query) => save(model, "query", query),
  };
}

interface ListProps {
  model: Model;
  library: Library;
  wanted: Wanted;
  cards: HandCard[];
  place: { current: Place };
  /** Was a hand asked for that did not come? */
  lost: boolean;
  open(name: string): void;
}

function List({ model, library, wanted, cards, place, lost, open }: ListProps) {
  const { label, lang } = useShared();
  const counts = useMemo(() => counted(cards), [cards]);
  return (
    <div {...useFrame(lang, "gallery")} role="group" aria-label={label("gallery")}>
      <div class="frame">
        <div class="head">
          <h3>{label("gallery")}</h3>
          <div class="tools">
            <Languages setLang={(to) => save(model, "lang", to)} />
          </div>
        </div>
        <div class="browse">
          <Filters chapters={library.chapters} wanted={wanted} counts={counts} />
          <div class="results">
            <Found count={cards.length} total={library.cards.length} wanted={wanted} />
            {lost && <NoAnswer />}
            <Cards chapters={library.chapters} {...{ cards, place, open }} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface OpenedProps {
  model: Model;
  card: HandCard;
  cards: HandCard[];
  lost: boolean;
  open(name: string): void;
  giveUp(): void;
}

/** A hand at the table, below a line with the way back and on to the hands beside it. */
function Opened({ model, card, cards, lost, open, giveUp }: OpenedProps) {
  const { label, say, lang } = useShared();
  const ref = useRef<HTMLDivElement>(null);
  const here = useTrait(model, "loaded") === card.name;
  const at = cards.indexOf(card);
  useEffect(() => {
    const el = ref.current;
    el?.scrollIntoView?.({ block: "nearest" });
    const view = here ? (el?.nextElementSibling as HTMLElement | null) : el?.querySelector<HTMLElement>(".back");
    view?.focus({ preventScroll: true });
  }, [card.name, here]);
  return (
    <>
      <div {...useFrame(lang, "gallery")} ref={ref}>
        <div class="opened">
          <button type="button" class="tool bordered back" onClick={() => open("")}>
            <Icon name="back" />
            {label("backToGallery")}
          </button>
          <p>
            <Pretty text={say(card.lesson)} /> <code>{`Replay("${card.name}")`}</code>
          </p>
          <Beside card={cards[at - 1]} icon="back" name={label("previousHand")} open={open} />
          <Beside card={at < 0 ? undefined : cards[at + 1]} icon="next" name={label("nextHand")} open={open} />
        </div>
        {lost && <NoAnswer />}
      </div>
      {here ? <Replay model={model} /> : <OnItsWay key={card.name} giveUp={giveUp} />}
    </>
  );
}

function Beside({
  card,
  icon,
  name,
  open,
}: {
  card: HandCard | undefined;
  icon: "back" | "next";
  name: string;
  open(name: string): void;
}) {
  const { say } = useShared();
  const words = card ? `${name}: ${say(card.title)}` : name;
  return (
    <button
      type="button"
      class="tool"
      aria-label={words}
      title={words}
      aria-disabled={!card}
      onClick={() => card && open(card.name)}
    >
      <Icon name={icon} />
    </button>
  );
}

function OnItsWay({ giveUp }: { giveUp(): void }) {
  useEffect(() => {
    const timer = setTimeout(giveUp, PATIENCE);
    return () => clearTimeout(timer);
  }, [giveUp]);
  return (
    <p class="empty on-its-way" role="status">
      …
    </p>
  );
}
