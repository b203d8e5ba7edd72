// The street bar's boxes: which steps lie on which street.
import type { Step, Street } from "../data/trace";

export interface Box extends Street {
  steps: number[];
}

/** One box a street, in the order played. What has no street of its own (antes) lies in the box before it or the first. */
export function streetBoxes(streets: Street[], steps: Step[]): Box[] {
  const boxes: Box[] = streets.map((street) => ({ ...street, steps: [] }));
  let at = 0;
  steps.forEach((step, i) => {
    const found = boxes.findIndex((box) => box.name === step.street);
    if (found >= 0) at = found;
    boxes[at]?.steps.push(i);
  });
  return boxes.filter((box) => box.steps.length > 0);
}

/** The first step of the next street, or the last step of all. */
export function nextStreet(boxes: Box[], step: number, last: number): number {
  return boxes.map((box) => box.steps[0] ?? 0).find((first) => first > step) ?? last;
}

/** The first step on the street of that name (antes not counted), or null. */
export function firstOn(boxes: Box[], steps: Step[], name: string): number | null {
  const box = boxes.find((b) => b.name === name);
  return box ? (box.steps.find((i) => steps[i]?.street === name) ?? box.steps[0] ?? null) : null;
}
