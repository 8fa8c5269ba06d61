import { PenLine } from "lucide-react";
import { noOwnStories } from "#contracts/community/story-names.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { storiesPerPage, type KeysetPage, keysetPageOf } from "./listed.ts";
import { writeStoryPath } from "../../links/stories.ts";
import styles from "./profile-stories.module.css";
import { StoryGrid } from "./story-card.tsx";
import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";

type ProfileStoriesProps = {
  profileId: string;
  /** The person at this browser looks at their own. */
  own: boolean;
  /** The newest ones, where the page came with them; else they are fetched. */
  stories?: KeysetPage | undefined;
};

/** What a person wrote at length. Of others who wrote nothing, nothing is said. */
export function ProfileStories({ profileId, own, stories: brought }: ProfileStoriesProps) {
  const { list, asking, grow } = useStoryList(profileId, brought);
  const isAsking = asking.is === "asking";
  const isEmpty = list?.stories.length === 0;
  if (isEmpty && !own) return null;
  return (
    <section aria-labelledby="stories">
      <Heading
        id="stories"
        action={
          own &&
          list &&
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
          sentence="All you need is a title, one section and one photo."
          action={<LinkButton to={writeStoryPath}>Tell your story</LinkButton>}
        />
      ) : (
        <div className={styles.list}>
          <StoryGrid stories={list?.stories ?? []} coming={isAsking ? storiesPerPage / 2 : 0} />
          {asking.is === "failed" && (
            <Notice onRetry={grow}>
              {list ? "Couldn't load more stories." : "Couldn't load the stories."} {asking.message}
            </Notice>
          )}
          {list?.before !== undefined && asking.is !== "failed" && (
            <Button busy={isAsking} busyText="Loading..." onClick={grow}>
              Load more stories
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type Asking = { is: "nothing" } | { is: "asking" } | { is: "failed"; message: string };

/** The stories of one author: as the page brought them, or fetched, and more of them when `grow` is called. */
function useStoryList(author: string, brought: KeysetPage | undefined) {
  const [list, setList] = useState(brought);
  const [asking, setAsking] = useState<Asking>({ is: brought ? "nothing" : "asking" });

  const loadMore = useCallback(
    (before: string | undefined) => {
      const show = (more: KeysetPage) => {
        setList((previous) => (before && previous ? joined(previous, more) : more));
        setAsking({ is: "nothing" });
      };
      const fail = (error: unknown) => {
        const message = errorMessage(error);
        setAsking({ is: "failed", message });
      };
      fetchKeysetPage(author, before).then(show, fail);
    },
    [author],
  );

  useEffect(() => {
    if (!brought) loadMore(undefined);
  }, [brought, loadMore]);

  const grow = () => {
    setAsking({ is: "asking" });
    loadMore(list?.before);
  };
  return { list, asking, grow };
}

async function fetchKeysetPage(author: string, before: string | undefined): Promise<KeysetPage> {
  const { listStories: listBlogs } = await import("#contracts/community/stories.ts");
  return keysetPageOf(
    await call(listBlogs, { query: { author, before, limit: storiesPerPage + 1 } }),
    storiesPerPage,
  );
}

const joined = (previous: KeysetPage, more: KeysetPage): KeysetPage => ({
  stories: [...previous.stories, ...more.stories],
  before: more.before,
});
