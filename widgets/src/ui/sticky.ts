// On a small screen the transport sticks to the bottom of the screen. A notebook puts every output into boxes that clip it as
// scrollers do, and nothing sticks through a scroller; boxes that only clip let it.
import { useEffect } from "preact/hooks";

const OUTPUT_BOX = /\bjp-OutputArea(-child|-output)?\b/;
const SCROLLED = "jp-mod-outputsScrolled"; // the reader asked for a box that scrolls

function outputBoxes(view: HTMLElement): HTMLElement[] {
  const host = view.getRootNode() instanceof ShadowRoot ? (view.getRootNode() as ShadowRoot).host : view;
  const boxes: HTMLElement[] = [];
  for (let el = host.parentElement; el; el = el.parentElement) {
    if (el.classList.contains(SCROLLED) || el.closest(`.${SCROLLED}`)) return [];
    if (OUTPUT_BOX.test(el.className)) boxes.push(el);
  }
  return boxes;
}

/** Lets the boxes around the view clip without scrolling, for as long as the view is there. */
export function useSticky(ref: { current: HTMLElement | null }): void {
  useEffect(() => {
    const boxes = ref.current ? outputBoxes(ref.current) : [];
    const before = boxes.map((box) => box.style.overflow);
    for (const box of boxes) box.style.overflow = "clip";
    return () => {
      for (const [i, box] of boxes.entries()) box.style.overflow = before[i] ?? "";
    };
  }, [ref]);
}
