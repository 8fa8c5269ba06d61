import { listRandomStories, noStories, randomStoriesCount } from "#contracts/community/stories.ts";
import { call } from "../../data/browser.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { forCard, type StorySummary } from "./story-list.ts";
import { writeStoryPath } from "../../links/stories.ts";
import { StoryGrid } from "./story-card.tsx";

/** Two stories side by side, or an empty state. */
export function StoryPair({ stories }: { stories: readonly StorySummary[] }) {
  if (stories.length > 0) return <StoryGrid stories={stories} pair />;
  return (
    <EmptyState
      drawing="letter"
      level="h3"
      title={noStories}
      sentence="Be the first to share one. The day the dog ate the map counts."
      action={<LinkButton to={writeStoryPath}>Tell your story</LinkButton>}
    />
  );
}

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
