import { lazy } from "../../data/lazy/lazy.tsx";
import type { StorySummary } from "./story-list.ts";

export const LazyStoryPair = lazy(async () => (await import("./story-pair.tsx")).StoryPair, {
  when: "visible",
});

export const LazyRandomPair = lazy(async () => (await import("./random-pair.tsx")).RandomPair, {
  when: "visible",
});

/** A few stories at random. */
export async function drawStories(): Promise<StorySummary[]> {
  const { randomStories } = await import("./story-pair.tsx");
  return randomStories();
}
