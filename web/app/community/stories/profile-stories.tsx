import { PenLine } from "lucide-react";
import { noOwnStories } from "#contracts/community/story-names.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { inStorage, type KeysetPage } from "./listed.ts";
import { writeStoryPath } from "../../links/stories.ts";
import styles from "./profile-stories.module.css";
import { StoryGrid } from "./story-card.tsx";
import { useStorage } from "./use-storage.ts";

type ProfileStoriesProps = {
  profileId: string;
  /** The person at this browser looks at their own. */
  own: boolean;
  /** The newest ones, where the page came with them; else they are fetched. */
  stories?: KeysetPage | undefined;
};

/** What a person wrote at length. Of others who wrote nothing, nothing is said. */
export function ProfileStories({ profileId, own, stories: brought }: ProfileStoriesProps) {
  const { safeStorage, asking, grow } = useStorage(profileId, brought);
  const isAsking = asking.is === "asking";
  const isEmpty = safeStorage?.stories.length === 0;
  if (isEmpty && !own) return null;
  return (
    <section aria-labelledby="stories">
      <Heading
        id="stories"
        action={
          own &&
          safeStorage &&
          !isEmpty && (
            <LinkButton small to={writeStoryPath} icon={<PenLine size={20} aria-hidden />}>
              Write a story
            </LinkButton>
          )
        }
      >
        Stories
      </Heading>
      {isEmpty ? (
        <EmptyState
          drawing="letter"
          level="h3"
          title={noOwnStories}
          sentence="Four short parts and one picture are enough."
          action={<LinkButton to={writeStoryPath}>Tell your story</LinkButton>}
        />
      ) : (
        <div className={styles.safeStorage}>
          <StoryGrid stories={safeStorage?.stories ?? []} coming={isAsking ? inStorage / 2 : 0} />
          {asking.is === "failed" && (
            <Notice onRetry={grow}>
              {safeStorage ? "More stories did not arrive." : "The stories did not arrive."}{" "}
              {asking.message}
            </Notice>
          )}
          {safeStorage?.before !== undefined && asking.is !== "failed" && (
            <Button busy={isAsking} busyText="Loading..." onClick={grow}>
              Load more stories
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
