// Tells a screen reader what has happened, once a step has stayed long enough to be heard.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Step } from "../data/trace";
import { useShared } from "../words/shared";

/** Says a text whenever it changes. */
export function Said({ text }: { text: string }) {
  const first = useRef(text);
  return (
    <div class="sr" aria-live="polite">
      {text === first.current ? "" : text}
    </div>
  );
}

const SETTLED = 200; // ms

export function Announcer({ step, quiet }: { step: Step; quiet: boolean }) {
  const { say } = useShared();
  const [words, setWords] = useState("");
  const news = `${say(step.title)}. ${say(step.text)}`;
  const told = useRef(news); // opening a notebook should not make every view in it speak
  useEffect(() => {
    if (quiet || told.current === news) return;
    const timer = setTimeout(() => {
      told.current = news;
      setWords(news);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [news, quiet]);
  return (
    <div class="sr" aria-live="polite" aria-atomic="true">
      {words}
    </div>
  );
}
