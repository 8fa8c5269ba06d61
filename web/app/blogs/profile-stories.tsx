import { PenLine } from "lucide-react";
import { noOwnBlogs } from "#contracts/blog-names.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Heading } from "../ui/heading.tsx";
import { Notice } from "../ui/notice.tsx";
import { onShelf, type Stretch } from "./listed.ts";
import { writeStoryPath } from "./paths.ts";
import styles from "./profile-stories.module.css";
import { StoryGrid } from "./story-card.tsx";
import { useShelf } from "./use-shelf.ts";

type ProfileStoriesProps = {
  profileId: string;
  /** The person at this browser looks at their own. */
  own: boolean;
  /** The newest ones, where the page came with them; else they are fetched. */
  stories?: Stretch | undefined;
};

/** What a person wrote at length. Of others who wrote nothing, nothing is said. */
export function ProfileStories({ profileId, own, stories: brought }: ProfileStoriesProps) {
  const { shelf, asking, grow } = useShelf(profileId, brought);
  const isAsking = asking.is === "asking";
  const isEmpty = shelf?.stories.length === 0;
  if (isEmpty && !own) return null;
  return (
    <section aria-labelledby="stories">
      <Heading
        id="stories"
        action={
          own &&
          shelf &&
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
          title={noOwnBlogs}
          sentence="Four short parts and one picture are enough."
          action={<LinkButton to={writeStoryPath}>Tell your story</LinkButton>}
        />
      ) : (
        <div className={styles.shelf}>
          <StoryGrid stories={shelf?.stories ?? []} coming={isAsking ? onShelf / 2 : 0} />
          {asking.is === "failed" && (
            <Notice onRetry={grow}>
              {shelf ? "More stories did not arrive." : "The stories did not arrive."}{" "}
              {asking.message}
            </Notice>
          )}
          {shelf?.before !== undefined && asking.is !== "failed" && (
            <Button busy={isAsking} busyWords="Loading..." onClick={grow}>
              Load more stories
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
