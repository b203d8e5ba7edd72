// A picture that stands alone: its title, the evidence, and the sentences with their rules.
import { useMemo } from "preact/hooks";
import type { Named } from "../data/basics";
import type { Evidence, Pots } from "../data/evidence";
import { isPicture, type Picture } from "../data/picture";
import { type Model, useTrait } from "../model/model";
import { Reasons } from "../telling/reasons";
import { RuleBook } from "../telling/rulebook";
import { Pretty } from "../telling/text";
import { FourColours, Languages } from "../ui/buttons";
import { type Frame, useFrame } from "../ui/frame";
import { usePreferences, useWords } from "../words/preferences";
import { SharedContext, useShared } from "../words/shared";
import { BetsEvidence } from "./bets";
import { EvidenceBody, EvidenceHead } from "./evidence";
import { WhoGets } from "./totals";

export function PictureView({ model }: { model: Model }) {
  const given = useTrait(model, "part");
  const picture = isPicture(given) ? given : null;
  const shared = useWords(model, useMemo(() => picture && named(picture), [picture]) ?? undefined);
  const frame = useFrame(shared.lang, picture?.numbered ? "picture" : "picture unnumbered");
  return (
    <SharedContext.Provider value={shared}>
      <RuleBook model={model} frame={frame}>
        {picture ? (
          <FramedPicture model={model} picture={picture} frame={frame} />
        ) : (
          <p class="empty">{shared.label("noHand")}</p>
        )}
      </RuleBook>
    </SharedContext.Provider>
  );
}

/** What seats are called here, in every language. */
const named = (picture: Picture): Named[] => picture.seats.map(({ seat, name }) => ({ seat, name: "", label: name }));

interface PictureProps {
  model: Model;
  picture: Picture;
  frame: Frame;
}

function FramedPicture({ model, picture, frame }: PictureProps) {
  const { say } = useShared();
  const choices = usePreferences(model);
  const pots = picture.evidence.find((each): each is Pots => each.kind === "pots");
  return (
    <div {...frame} data-deck={choices.deck} role="group" aria-label={say(picture.title)}>
      <div class={pots ? "frame" : "frame bounded"}>
        <div class="head">
          <div class="titles">
            <h4>
              <Pretty text={say(picture.title)} />
            </h4>
            {picture.lead && <p class="game">{say(picture.lead)}</p>}
          </div>
          <div class="tools">
            <FourColours tools={choices} />
            <Languages setLang={choices.setLang} />
          </div>
        </div>
        {picture.evidence.map((each, i) => (
          <Section key={i} evidence={each} />
        ))}
        <div class="told">
          <Reasons reasons={picture.sentences} />
          {pots && <WhoGets pots={pots} />}
        </div>
      </div>
    </div>
  );
}

const Section = ({ evidence }: { evidence: Evidence }) => (
  <section class={`evidence ${evidence.kind}-picture`}>
    {evidence.kind === "bets" ? (
      <BetsEvidence bets={evidence} />
    ) : (
      <>
        <EvidenceHead evidence={evidence} />
        <EvidenceBody evidence={evidence} />
      </>
    )}
  </section>
);
