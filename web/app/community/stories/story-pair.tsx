import { noStories } from "#contracts/community/stories.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { StorySummary } from "./story-list.ts";
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
