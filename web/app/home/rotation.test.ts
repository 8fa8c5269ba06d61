import { expect, test } from "vitest";
import { atStart, isOn, isTurning, rotate, type RotationEvent } from "./rotation.ts";

const after = (...events: RotationEvent[]) => events.reduce(rotate, atStart);
const forward: RotationEvent = { is: "turned", by: 1, of: 3 };

test("after the last banner comes the first, and before the first the last", () => {
  expect(after(forward, forward, forward).shown).toBe(0);
  expect(after({ is: "turned", by: -1, of: 3 }).shown).toBe(2);
});

test("a banner leaves to the left on the way forward, to the right on the way back", () => {
  expect(after(forward).leaving).toEqual({ slide: 0, to: "left" });
  expect(after({ is: "chosen", slide: 2 }, { is: "chosen", slide: 1 }).leaving).toEqual({
    slide: 2,
    to: "right",
  });
});

test("choosing the banner that is shown moves nothing", () => {
  expect(after({ is: "chosen", slide: 0 })).toBe(atStart);
});

test("time that was up for another banner turns nothing", () => {
  expect(after(forward, { is: "timeUp", after: 1, of: 3 }).shown).toBe(2);
  expect(after(forward, { is: "timeUp", after: 0, of: 3 }).shown).toBe(1);
});

test("banners turn by themselves until somebody points at them, is in them, or pauses them", () => {
  expect(isTurning(atStart, false)).toBe(true);
  expect(isTurning(after({ is: "held", by: "pointer" }), false)).toBe(false);
  expect(isTurning(after({ is: "held", by: "focus" }), false)).toBe(false);
  expect(isTurning(after({ is: "paused" }), false)).toBe(false);
});

test("they go on when the pointer has left, but not while the focus stays", () => {
  const left: RotationEvent = { is: "released", by: "pointer" };
  expect(isTurning(after({ is: "held", by: "pointer" }, left), false)).toBe(true);
  expect(
    isTurning(after({ is: "held", by: "focus" }, { is: "held", by: "pointer" }, left), false),
  ).toBe(false);
});

test("a pause outlasts the pointer's coming and going", () => {
  const events: RotationEvent[] = [
    { is: "paused" },
    { is: "held", by: "pointer" },
    { is: "released", by: "pointer" },
  ];
  expect(isTurning(after(...events), false)).toBe(false);
});

test("who wants less motion sees still banners and can start them", () => {
  expect(isOn(atStart, true)).toBe(false);
  expect(isTurning(atStart, true)).toBe(false);
  expect(isTurning(after({ is: "played" }), true)).toBe(true);
});

test("Play works under the pointer that pressed it, once; the next visit stops them again", () => {
  const pressed = after({ is: "held", by: "pointer" }, { is: "paused" }, { is: "played" });
  expect(isTurning(pressed, false)).toBe(true);
  const gone = rotate(pressed, { is: "released", by: "pointer" });
  const back = rotate(gone, { is: "held", by: "pointer" });
  expect(isTurning(gone, false)).toBe(true);
  expect(isTurning(back, false)).toBe(false);
});
