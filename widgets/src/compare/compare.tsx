// A hand under two houses' rules: where they part and why, each side at that step, and how it ends in each.
import { type Compared, isCompared, type Side } from "../data/comparison";
import type { Evidence } from "../data/evidence";
import { BetsEvidence } from "../evidence/bets";
import { EvidenceBody, EvidenceHead } from "../evidence/evidence";
import { type Model, useTrait } from "../model/model";
import { Reasons, StopsHere } from "../telling/reasons";
import { RuleBook, RuleId } from "../telling/rulebook";
import { Pretty } from "../telling/text";
import { FourColours, Languages } from "../ui/buttons";
import { type Frame, useFrame } from "../ui/frame";
import { usePreferences, useWords } from "../words/preferences";
import { SharedContext, useShared } from "../words/shared";
import { Differences } from "./differences";
import { Payouts } from "./payouts";

export function Compare({ model }: { model: Model }) {
  const given = useTrait(model, "data");
  const data = isCompared(given) ? given : null;
  const shared = useWords(model, data?.seats);
  const frame = useFrame(shared.lang, "compare");
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
  frame: Frame;
}

function Both({ model, data, frame }: BothProps) {
  const { say } = useShared();
  const choices = usePreferences(model);
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
            {data.sides.map((side, i) => (
              <OneSide key={i} side={side} />
            ))}
          </div>
        )}
        <Payouts names={names} seats={data.seats} won={data.won} sides={data.sides} />
        <Differences
          names={names}
          settings={data.settings}
          told={data.sides[0].how ? data.parts_at?.rule : undefined}
        />
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
      {data.evidence.map((each) => (
        <Evidenced key={each.kind} evidence={each} />
      ))}
    </section>
  );
}

const Evidenced = ({ evidence }: { evidence: Evidence }) =>
  evidence.kind === "bets" ? (
    <BetsEvidence bets={evidence} />
  ) : (
    <section class="evidence">
      <EvidenceHead evidence={evidence} />
      <EvidenceBody evidence={evidence} />
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
          {step.evidence.map((each) => (
            <Evidenced key={each.kind} evidence={each} />
          ))}
        </>
      )}
      {side.ending && <StopsHere refused={side.refused} text={side.ending} />}
    </article>
  );
}
