import { lazy } from "../../data/lazy/lazy.tsx";

/** Follow, mute and block on a profile. */
export const LazyPersonActions = lazy(
  async () => (await import("./person-actions.tsx")).PersonActions,
  { when: "visible" },
);
