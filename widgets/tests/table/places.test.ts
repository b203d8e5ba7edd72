import { expect, test } from "vitest";
import { placesFor } from "../../src/table/places";

test.each([2, 3, 4, 5, 6, 7, 8])("%i seats go clockwise from the dealer's left", (count) => {
  const places = placesFor(count);
  expect(places).toHaveLength(count);
  // From the dealer at the bottom, clockwise seen from above: the angle grows from the left over the far side to the right.
  for (const layout of ["wide", "narrow"] as const) {
    const angles = places
      .map(({ [layout]: at }) => Math.atan2(50 - at.x, at.y - 50))
      .map((angle) => (angle + 2 * Math.PI) % (2 * Math.PI));
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
  }
  expect(places[0]?.side).toBe("at-left");
  expect(places.at(-1)?.side).toBe("at-right");
});
