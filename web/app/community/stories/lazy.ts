import { late } from "../../ui/late.ts";
import type { ListedStory } from "./listed.ts";

export const LazyStoryPair = late(async () => ({
  default: (await import("./story-pair.tsx")).StoryPair,
}));

/** A few stories at random. */
export async function drawStories(): Promise<ListedStory[]> {
  const { randomStories } = await import("./random-stories.ts");
  return randomStories();
}
