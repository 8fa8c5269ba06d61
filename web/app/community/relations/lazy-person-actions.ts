import { lazy } from "../../data/lazy/lazy.tsx";

/** Follow, mute and block on a profile; they come when the page has nothing else to do. */
export const LazyPersonActions = lazy(
  async () => (await import("./person-actions.tsx")).PersonActions,
  { when: "idle" },
);
