// The rule book inside a view: the entry behind a rule id, in a small panel over the page.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useShared } from "./context";
import { Icon } from "./icons";
import { useTrait, type Model } from "./model";
import { Pretty } from "./text";
import type { Text } from "./trace";

/** What a view knows of a rule; all words come with the model (`book`). */
interface Entry {
  title: Text;
  text: Text;
  source: Text | null;
  quotes: string[];
  sets: { name: Text; text: Text }[];
  mark: Text | null;
}

type Book = Partial<Record<string, Entry>>;

const BookContext = createContext<{ book: Book; open(id: string): void }>({ book: {}, open() {} });

interface FrameProps {
  class: string;
  lang: string;
  "data-theme": string;
}

/** Gives everything inside it the rule book; the open entry lies over the page, in a frame of its own. */
export function RuleBook({ model, frame, children }: { model: Model; frame: FrameProps; children: ComponentChildren }) {
  const book = useTrait(model, "book") as Book | undefined;
  const [id, setId] = useState<string | null>(null);
  const shared = useMemo(() => ({ book: book ?? {}, open: setId }), [book]);
  const entry = id === null ? undefined : book?.[id];
  return (
    <BookContext.Provider value={shared}>
      {children}
      {id !== null && entry && (
        <div {...frame}>
          <Panel key={id} id={id} entry={entry} close={() => setId(null)} />
        </div>
      )}
    </BookContext.Provider>
  );
}

// The picture of the pots is hidden from those who do not see it: its ids are for the mouse only.
const offTheTabs = (el: HTMLElement | null) => el?.closest(".flow") && (el.tabIndex = -1);

/** The id of a rule, as the rule book has it; it opens the entry where there is one. */
export function RuleId({ id }: { id: string | null | undefined }) {
  const { book, open } = useContext(BookContext);
  const { say } = useShared();
  if (!id) return null;
  const entry = book[id];
  if (!entry) return <code class="rule">{id}</code>;
  return (
    <button type="button" class="rule" ref={(el) => void offTheTabs(el)} title={say(entry.title)} aria-haspopup="dialog" onClick={() => open(id)}>
      {id}
    </button>
  );
}

/** A modal dialog of the browser's own: it holds the focus, closes on Escape, and gives the focus back. */
function Panel({ id, entry, close }: { id: string; entry: Entry; close(): void }) {
  const { label, say } = useShared();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const shut = () => ref.current?.close();
  return (
    <dialog
      class="rule-panel"
      ref={ref}
      aria-label={say(entry.title)}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && shut()}
    >
      <div class="rule-page">
        <div class="sheet-head">
          <h4>{say(entry.title)}</h4>
          <code class="rule">{id}</code>
          <button type="button" class="tool" aria-label={label("close")} title={label("close")} onClick={shut}>
            <Icon name="cross" />
          </button>
        </div>
        <p>
          <Pretty text={say(entry.text)} />
        </p>
        <dl>
          {entry.sets.map(({ name, text }) => (
            <div key={say(name)}>
              <dt>{say(name)}</dt>
              <dd>
                <Pretty text={say(text)} />
              </dd>
            </div>
          ))}
        </dl>
        <From entry={entry} />
      </div>
    </dialog>
  );
}

function From({ entry }: { entry: Entry }) {
  const { label, say } = useShared();
  return (
    <div class="rule-from">
      <h5>{label("ruleFrom")}</h5>
      {entry.source && <p>{say(entry.source)}</p>}
      {entry.quotes.map((quote) => (
        <blockquote key={quote} lang="fi">
          {quote}
        </blockquote>
      ))}
      {entry.mark && <p class="rule-mark">{say(entry.mark)}</p>}
    </div>
  );
}
