import { lazy } from "../../data/lazy/lazy.tsx";

/** The number on the bell; it comes when the page has nothing else to do. Apart, because every page starts with it. */
export const LazyUnreadBadge = lazy(async () => (await import("./unread-badge.tsx")).UnreadBadge, {
  when: "idle",
});
