// Tells a screen reader what has happened, once a step has stayed long enough to be heard.
import { useEffect, useState } from "preact/hooks";
import { useShared } from "./context";
import type { Step } from "./trace";

const SETTLED = 200; // ms

export function Announcer({ step, quiet }: { step: Step; quiet: boolean }) {
  const { say } = useShared();
  const [words, setWords] = useState("");
  const news = `${say(step.title)}. ${say(step.text)}`;
  useEffect(() => {
    if (quiet) return;
    const timer = setTimeout(() => setWords(news), SETTLED);
    return () => clearTimeout(timer);
  }, [news, quiet]);
  return (
    <div class="sr" aria-live="polite" aria-atomic="true">
      {words}
    </div>
  );
}
