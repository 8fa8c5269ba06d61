import { lazy } from "../../data/lazy/lazy.tsx";
import type { ListedStory } from "./listed.ts";

export const LazyStoryPair = lazy(async () => (await import("./story-pair.tsx")).StoryPair, {
  when: "visible",
});

/** A few stories at random. */
export async function drawStories(): Promise<ListedStory[]> {
  const { randomStories } = await import("./random-stories.ts");
  return randomStories();
}
