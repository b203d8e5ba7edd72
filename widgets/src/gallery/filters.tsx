// What is looked for: words, and rules by chapter.
import { useState } from "preact/hooks";
import type { Chapter } from "../data/library";
import { keepTyping } from "../ui/focus";
import { Icon } from "../ui/icons";
import { useShared } from "../words/shared";

export interface Wanted {
  rules: string[];
  query: string;
  setRules(rules: string[]): void;
  setQuery(query: string): void;
}

interface FiltersProps {
  chapters: Chapter[];
  wanted: Wanted;
  /** How many of the hands found show each rule. */
  counts: Map<string, number>;
}

export function Filters({ chapters, wanted, counts }: FiltersProps) {
  const { label } = useShared();
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is typed into the field inside it
    <div class="filters" onKeyDown={keepTyping}>
      <div class="search">
        <input
          type="search"
          class="field"
          value={wanted.query}
          aria-label={label("search")}
          placeholder={label("search")}
          onInput={(event) => wanted.setQuery(event.currentTarget.value)}
        />
        <button type="button" class="tool bordered rules-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="sliders" />
          {label("rules")}
        </button>
      </div>
      <div class={open ? "rail" : "rail shut"}>
        {chapters.map((chapter, i) => (
          <ChapterRules key={i} chapter={chapter} wanted={wanted} counts={counts} />
        ))}
      </div>
    </div>
  );
}

function ChapterRules({ chapter, wanted, counts }: { chapter: Chapter; wanted: Wanted; counts: Map<string, number> }) {
  const { say } = useShared();
  return (
    <section role="group" aria-label={say(chapter.title)}>
      <p class="rail-title">{say(chapter.title)}</p>
      <p class="chips">
        {chapter.rules.map(({ rule, title }) => (
          <Chip key={rule} rule={rule} title={say(title)} count={counts.get(rule) ?? 0} wanted={wanted} />
        ))}
      </p>
    </section>
  );
}

function Chip({ rule, title, count, wanted }: { rule: string; title: string; count: number; wanted: Wanted }) {
  const { label } = useShared();
  const on = wanted.rules.includes(rule);
  const dead = !on && count === 0;
  const toggle = () =>
    !dead && wanted.setRules(on ? wanted.rules.filter((each) => each !== rule) : [...wanted.rules, rule]);
  return (
    <button type="button" class="chip" title={title} aria-pressed={on} aria-disabled={dead} onClick={toggle}>
      <code>{rule}</code>
      <span class="sr">{`: ${title}. ${label("hands", { count })}`}</span>
      <span aria-hidden="true">{count}</span>
    </button>
  );
}

/** How many are found, what they show, and the way back to all. */
export function Found({ count, total, wanted }: { count: number; total: number; wanted: Wanted }) {
  const { label } = useShared();
  const all = () => {
    wanted.setRules([]);
    wanted.setQuery("");
  };
  return (
    <div class="found">
      <p role="status">{label("foundHands", { count, total })}</p>
      {wanted.rules.map((rule) => (
        <button
          key={rule}
          type="button"
          class="chip"
          aria-pressed="true"
          aria-label={`${label("remove")}: ${rule}`}
          onClick={() => wanted.setRules(wanted.rules.filter((each) => each !== rule))}
        >
          <code>{rule}</code>
          <Icon name="cross" tiny />
        </button>
      ))}
      {(wanted.rules.length > 0 || wanted.query) && (
        <button type="button" class="tool" onClick={all}>
          {label("showAll")}
        </button>
      )}
    </div>
  );
}
