import { lazy } from "../../data/lazy/lazy.tsx";

/** The menu of a post; it comes when the page has nothing else to do. */
export const LazyPostMenu = lazy(async () => (await import("./post-menu.tsx")).PostMenu, {
  when: "idle",
});
