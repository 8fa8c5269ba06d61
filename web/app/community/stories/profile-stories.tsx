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
  /** Whether this is the viewer's own profile. */
  own: boolean;
  /** The newest stories, if the loader has them; else they are fetched. */
  stories?: KeysetPage | undefined;
};

/** The stories of a profile; nothing if another person has none. */
export function ProfileStories({ profileId, own, stories: brought }: ProfileStoriesProps) {
  const { list, loadState, grow } = useStoryList(profileId, brought);
  const isLoading = loadState.is === "loading";
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
          <StoryGrid stories={list?.stories ?? []} coming={isLoading ? storiesPerPage / 2 : 0} />
          {loadState.is === "failed" && (
            <Notice onRetry={grow}>
              {list ? "Couldn't load more stories." : "Couldn't load the stories."}{" "}
              {loadState.message}
            </Notice>
          )}
          {list?.before !== undefined && loadState.is !== "failed" && (
            <Button busy={isLoading} busyText="Loading..." onClick={grow}>
              Load more stories
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type LoadState = { is: "idle" } | { is: "loading" } | { is: "failed"; message: string };

/** The stories of one author, from the loader or fetched; `grow` loads more. */
function useStoryList(author: string, brought: KeysetPage | undefined) {
  const [list, setList] = useState(brought);
  const [loadState, setLoadState] = useState<LoadState>({ is: brought ? "idle" : "loading" });

  const loadMore = useCallback(
    (before: string | undefined) => {
      const show = (more: KeysetPage) => {
        setList((previous) => (before && previous ? joined(previous, more) : more));
        setLoadState({ is: "idle" });
      };
      const fail = (error: unknown) => {
        const message = errorMessage(error);
        setLoadState({ is: "failed", message });
      };
      fetchKeysetPage(author, before).then(show, fail);
    },
    [author],
  );

  useEffect(() => {
    if (!brought) loadMore(undefined);
  }, [brought, loadMore]);

  const grow = () => {
    setLoadState({ is: "loading" });
    loadMore(list?.before);
  };
  return { list, loadState, grow };
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
