import { expect, test } from "vitest";
import {
  initialCarousel,
  isPlaying,
  isAdvancing,
  carouselReducer,
  type CarouselEvent,
} from "./use-carousel.ts";

const after = (...events: CarouselEvent[]) => events.reduce(carouselReducer, initialCarousel);
const forward: CarouselEvent = { is: "stepped", by: 1, count: 3 };

test("stepping wraps around at both ends", () => {
  expect(after(forward, forward, forward).current).toBe(0);
  expect(after({ is: "stepped", by: -1, count: 3 }).current).toBe(2);
});

test("a banner leaves to the left when stepping forward, to the right when stepping back", () => {
  expect(after(forward).leaving).toEqual({ slide: 0, direction: "left" });
  expect(after({ is: "selected", slide: 2 }, { is: "selected", slide: 1 }).leaving).toEqual({
    slide: 2,
    direction: "right",
  });
});

test("selecting the current banner changes nothing", () => {
  expect(after({ is: "selected", slide: 0 })).toBe(initialCarousel);
});

test("a timer of another banner is ignored", () => {
  expect(after(forward, { is: "timeElapsed", after: 1, count: 3 }).current).toBe(2);
  expect(after(forward, { is: "timeElapsed", after: 0, count: 3 }).current).toBe(1);
});

test("banners advance until hovered, focused or paused", () => {
  expect(isAdvancing(initialCarousel, false)).toBe(true);
  expect(isAdvancing(after({ is: "held", by: "pointer" }), false)).toBe(false);
  expect(isAdvancing(after({ is: "held", by: "focus" }), false)).toBe(false);
  expect(isAdvancing(after({ is: "paused" }), false)).toBe(false);
});

test("banners continue when the pointer leaves, but not while they have the focus", () => {
  const leave: CarouselEvent = { is: "released", by: "pointer" };
  expect(isAdvancing(after({ is: "held", by: "pointer" }, leave), false)).toBe(true);
  expect(
    isAdvancing(after({ is: "held", by: "focus" }, { is: "held", by: "pointer" }, leave), false),
  ).toBe(false);
});

test("a pause persists after the pointer leaves", () => {
  const events: CarouselEvent[] = [
    { is: "paused" },
    { is: "held", by: "pointer" },
    { is: "released", by: "pointer" },
  ];
  expect(isAdvancing(after(...events), false)).toBe(false);
});

test("with reduced motion, banners stand still until started", () => {
  expect(isPlaying(initialCarousel, true)).toBe(false);
  expect(isAdvancing(initialCarousel, true)).toBe(false);
  expect(isAdvancing(after({ is: "played" }), true)).toBe(true);
});

test("Play works while hovered, until the next hover", () => {
  const pressed = after({ is: "held", by: "pointer" }, { is: "paused" }, { is: "played" });
  expect(isAdvancing(pressed, false)).toBe(true);
  const left = carouselReducer(pressed, { is: "released", by: "pointer" });
  const returned = carouselReducer(left, { is: "held", by: "pointer" });
  expect(isAdvancing(left, false)).toBe(true);
  expect(isAdvancing(returned, false)).toBe(false);
});
