// Marks that the picture of the pots and the list of them share.
import type { Half, Share } from "../data/evidence";
import { useShared } from "../words/shared";

/** Awarded at this step, or still to come. */
export const paidClass = ({ paid }: Share): string | undefined =>
  paid === "now" || paid === "later" ? `paid-${paid}` : undefined;

export function HalfTag({ half }: { half: Half["half"] }) {
  if (half === "whole") return null;
  return (
    <i class={`tag-${half}`} aria-hidden="true">
      {half === "high" ? "H" : "L"}
    </i>
  );
}

/** An odd chip in a ring. */
export function Odd({ odd }: { odd: number }) {
  const { label } = useShared();
  return (
    <span class="odd" role="img" aria-label={`+${odd} ${label("oddChip")}`} title={label("oddChip")}>
      +{odd}
    </span>
  );
}
