// The rule book inside a view: the entry behind a rule id, in a small panel over the page.
import { type ComponentChildren, createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Book, Entry } from "../data/rulebook";
import { type Model, useTrait } from "../model/model";
import { Dialog } from "../ui/dialog";
import type { Frame } from "../ui/frame";
import { useShared } from "../words/shared";
import { Pretty } from "./text";

const BookContext = createContext<{ book: Book; open(id: string): void }>({ book: {}, open() {} });

/** Gives everything inside it the rule book; the open entry lies over the page, in a frame of its own. */
export function RuleBook({ model, frame, children }: { model: Model; frame: Frame; children: ComponentChildren }) {
  const book = useTrait(model, "book") as Book | null;
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
const offTheTabs = (el: HTMLElement | null): void => {
  if (el?.closest(".flow")) el.tabIndex = -1;
};

/** The id of a rule, as the rule book has it; it opens the entry where there is one. */
export function RuleId({ id }: { id: string | null | undefined }) {
  const { book, open } = useContext(BookContext);
  const { say } = useShared();
  if (!id) return null;
  const entry = book[id];
  if (!entry) return <code class="rule">{id}</code>;
  return (
    <button
      type="button"
      class="rule"
      ref={offTheTabs}
      title={say(entry.title)}
      aria-haspopup="dialog"
      onClick={() => open(id)}
    >
      {id}
    </button>
  );
}

function Panel({ id, entry, close }: { id: string; entry: Entry; close(): void }) {
  const { say } = useShared();
  return (
    <Dialog kind="rule-panel" title={say(entry.title)} beside={<code class="rule">{id}</code>} close={close}>
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
    </Dialog>
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
