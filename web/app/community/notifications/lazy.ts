import { lazy } from "../../data/lazy/lazy.tsx";

/** Suggestions for a username after @ in a text field. */
export const LazyMentionList = lazy(async () => (await import("./mention-list.tsx")).MentionList, {
  when: "idle",
});

/** Follows or mutes the comments of a hoot or a story. */
export const LazyThreadMenu = lazy(async () => (await import("./thread-menu.tsx")).ThreadMenu, {
  when: "visible",
});
