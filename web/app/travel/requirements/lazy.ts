import { lazy } from "../../data/lazy/lazy.tsx";

/** A drawing without anything to press, so its code loads after the page. */
export const TimelinePicture = lazy(
  async () => (await import("./timeline-picture.tsx")).TimelinePicture,
  { when: "visible" },
);
