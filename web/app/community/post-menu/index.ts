import { lazy } from "../../data/lazy/lazy.tsx";

/** The menu of a post. */
export const LazyPostMenu = lazy(async () => (await import("./post-menu.tsx")).PostMenu, {
  when: "visible",
});
