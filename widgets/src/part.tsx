// A picture that stands alone: its title, the evidence, and the sentences with their rules.
import { useMemo } from "preact/hooks";
import { useChoices, useWords } from "./choices";
import { SharedContext, useShared } from "./context";
import { Head, Proof } from "./evidence";
import { BetsEvidence } from "./evidence/bets";
import { WhoGets } from "./evidence/sums";
import type { Evidence, Pots } from "./evidence/types";
import { Reasons } from "./explain";
import { FourColours, Languages } from "./header";
import { useTrait, type Model } from "./model";
import { RuleBook } from "./rules";
import { Pretty } from "./text";
import { useTheme } from "./theme";
import type { Named, Reason, Text } from "./trace";

/** The picture, as Python sends it. */
interface Part {
  title: Text;
  lead: Text | null;
  /** Does a seat's number stand before its name? */
  numbered: boolean;
  seats: { seat: number; name: Text }[];
  evidence: Evidence[];
  sentences: Reason[];
}

const isPart = (value: unknown): value is Part => Array.isArray((value as Part | null)?.evidence);

export function PartView({ model }: { model: Model }) {
  const given = useTrait(model, "part");
  const part = isPart(given) ? given : null;
  const shared = useWords(model, useMemo(() => part && named(part), [part]) ?? undefined);
  const frame = { class: part?.numbered ? "st part" : "st part unnumbered", lang: shared.lang, "data-theme": useTheme() };
  return (
    <SharedContext.Provider value={shared}>
      <RuleBook model={model} frame={frame}>
        {part ? <Picture model={model} part={part} frame={frame} /> : <p class="empty">{shared.label("noHand")}</p>}
      </RuleBook>
    </SharedContext.Provider>
  );
}

/** What seats are called here, in every language. */
const named = (part: Part): Named[] => part.seats.map(({ seat, name }) => ({ seat, name: "", label: name }));

interface PictureProps {
  model: Model;
  part: Part;
  frame: { class: string; lang: string; "data-theme": string };
}

function Picture({ model, part, frame }: PictureProps) {
  const { say } = useShared();
  const choices = useChoices(model);
  const pots = part.evidence.find((each): each is Pots => each.kind === "pots");
  return (
    <div {...frame} data-deck={choices.deck} role="group" aria-label={say(part.title)}>
      <div class={pots ? "frame" : "frame bounded"}>
        <div class="head">
          <div class="titles">
            <h4>
              <Pretty text={say(part.title)} />
            </h4>
            {part.lead && <p class="game">{say(part.lead)}</p>}
          </div>
          <div class="tools">
            <FourColours tools={choices} />
            <Languages setLang={choices.setLang} />
          </div>
        </div>
        {part.evidence.map((each, i) => <Section key={i} evidence={each} />)}
        <div class="told">
          <Reasons reasons={part.sentences} />
          {pots && <WhoGets pots={pots} />}
        </div>
      </div>
    </div>
  );
}

const Section = ({ evidence }: { evidence: Evidence }) => (
  <section class={`evidence ${evidence.kind}-part`}>
    {evidence.kind === "bets" ? (
      <BetsEvidence bets={evidence} />
    ) : (
      <>
        <Head evidence={evidence} />
        <Proof evidence={evidence} />
      </>
    )}
  </section>
);
