import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyNewsletter = lazy(async () => (await import("./newsletter.tsx")).Newsletter, {
  when: "visible",
});
