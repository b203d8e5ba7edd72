// The hands that were found, a card each, under the headings of their chapters.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Chapter, HandCard } from "../data/library";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";
import { TinyTable } from "./thumbnail";

/** Where the reader was when a hand was opened. */
export interface Place {
  top: number;
  name: string;
}

interface CardsProps {
  cards: HandCard[];
  chapters: Chapter[];
  place: { current: Place };
  open(name: string): void;
}

export function Cards({ cards, chapters, place, open }: CardsProps) {
  const { label, say } = useShared();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el || !place.current.name) return;
    el.scrollTop = place.current.top;
    el.querySelector<HTMLElement>(`[data-name="${place.current.name}"]`)?.focus();
  }, [place]);
  const leave = (name: string) => {
    place.current = { top: ref.current?.scrollTop ?? 0, name };
    open(name);
  };
  return (
    <div class="shelf" ref={ref}>
      {cards.length === 0 && <p class="nothing">{label("noneFound")}</p>}
      {chapters.map((chapter, i) => {
        const own = cards.filter((card) => card.chapter === i);
        return own.length === 0 ? null : (
          <section key={i}>
            <h4>{say(chapter.title)}</h4>
            <ul class="tiles">
              {own.map((card) => (
                <Tile key={card.name} card={card} open={leave} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Tile({ card, open }: { card: HandCard; open(name: string): void }) {
  const { say } = useShared();
  return (
    <li class="tile">
      <TinyTable picture={card.picture} />
      <h5>
        <button type="button" data-name={card.name} onClick={() => open(card.name)}>
          <Pretty text={say(card.title)} />
        </button>
      </h5>
      <p class="tags">{card.tags.map(say).join(" · ")}</p>
      <p class="lesson">
        <Pretty text={say(card.lesson)} />
      </p>
      <p class="shows">
        {card.rules.map((rule) => (
          <code key={rule}>{rule}</code>
        ))}
      </p>
    </li>
  );
}
