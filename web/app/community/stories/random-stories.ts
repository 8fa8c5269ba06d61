import { listRandomStories, randomStoriesCount } from "#contracts/community/stories.ts";
import { call } from "../../data/browser.ts";
import { forCard, type StorySummary } from "./story-list.ts";

/** A few random stories, without those by `exceptBy`. */
export async function randomStories(exceptBy?: string): Promise<StorySummary[]> {
  // More than are shown, as some may be by `exceptBy`.
  const count = exceptBy === undefined ? randomStoriesCount : randomStoriesCount * 3;
  const drawn = await call(listRandomStories, { query: { count } });
  return drawn
    .filter(({ author }) => exceptBy === undefined || author?._id !== exceptBy)
    .slice(0, randomStoriesCount)
    .map(forCard);
}
