import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { noOwnStories, listStories } from "#contracts/community/stories.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { grow } from "../../data/lists.ts";
import { useLoadedList } from "../../data/loaded-list.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { storiesPerPage, type KeysetPage, keysetPageOf } from "./story-list.ts";
import { writeStoryPath } from "../../links/stories.ts";
import styles from "./stories.module.css";
import { StoryGrid } from "./story-card.tsx";

type Owner = {
  author: string;
  /** Whether this is the viewer's own profile. */
  own: boolean;
  username?: string;
};

type ProfileStoriesProps = Owner & {
  first: KeysetPage;
  /** When this browser fetched `first`. */
  fetchedAt?: number | undefined;
};

/** The stories of a profile, newest first, with more on request. */
export function ProfileStories({ author, own, username, first, fetchedAt }: ProfileStoriesProps) {
  const { key: visit } = useLocation();
  const { list } = useLoadedList({
    key: ["stories", author, visit],
    first,
    fetchedAt,
    fetchPage: (before: string | undefined, signal) => fetchKeysetPage(author, before, signal),
    next: ({ before }) => before,
  });
  const stories = list.data.pages.flatMap((page) => page.stories);
  if (stories.length === 0) return own ? <NoStories /> : <NoneOf username={username} />;
  const isGrowing = list.isFetchingNextPage;
  const failed = list.isFetchNextPageError && !isGrowing;
  const more = () => void grow(list);
  return (
    <StoriesSection writes={own}>
      <div className={styles.list}>
        <StoryGrid stories={stories} coming={isGrowing ? storiesPerPage / 2 : 0} />
        {failed && (
          <Notice onRetry={more}>Couldn't load more stories. {errorMessage(list.error)}</Notice>
        )}
        {list.hasNextPage && !failed && (
          <Button busy={isGrowing} busyText="Loading..." onClick={more}>
            Load more stories
          </Button>
        )}
      </div>
    </StoriesSection>
  );
}

/** The same for a member's own, if the browser has to fetch the first page. */
function StoriesToCome({ author }: { author: string }) {
  const stories = useQuery({
    queryKey: ["stories", author],
    queryFn: ({ signal }) => fetchKeysetPage(author, undefined, signal),
    // A story that was just written is not in an earlier page.
    gcTime: 0,
  });
  if (stories.data) {
    const { data, dataUpdatedAt } = stories;
    return <ProfileStories author={author} own first={data} fetchedAt={dataUpdatedAt} />;
  }
  const failed = stories.isError && !stories.isFetching;
  return (
    <StoriesSection>
      {failed ? (
        <Notice onRetry={() => void stories.refetch()}>
          Couldn't load the stories. {errorMessage(stories.error)}
        </Notice>
      ) : (
        <StoryGrid stories={[]} coming={storiesPerPage / 2} />
      )}
    </StoriesSection>
  );
}

type OwnStoriesProps = { author: string; first: KeysetPage | undefined };

/** A member's own stories. `first` is that of the page's loader, if it has one. */
export const OwnStories = ({ author, first }: OwnStoriesProps) =>
  first ? <ProfileStories author={author} own first={first} /> : <StoriesToCome author={author} />;

function StoriesSection({ writes, children }: { writes?: boolean; children: ReactNode }) {
  return (
    <section aria-labelledby="stories">
      <Heading
        id="stories"
        action={
          writes && (
            <LinkButton small to={writeStoryPath} icon={<PenLine size={20} aria-hidden />}>
              Write a story
            </LinkButton>
          )
        }
      >
        Stories
      </Heading>
      {children}
    </section>
  );
}

const NoStories = () => (
  <StoriesSection>
    <EmptyState
      drawing="letter"
      level="h3"
      title={noOwnStories}
      sentence="All you need is a title, one section and one photo."
      action={<LinkButton to={writeStoryPath}>Tell your story</LinkButton>}
    />
  </StoriesSection>
);

const NoneOf = ({ username }: { username: string | undefined }) => (
  <StoriesSection>
    <EmptyState
      drawing="letter"
      level="h3"
      title="No stories yet"
      sentence={username && `${username} hasn't written any stories.`}
    />
  </StoriesSection>
);

const fetchKeysetPage = async (
  author: string,
  before: string | undefined,
  signal: AbortSignal,
): Promise<KeysetPage> =>
  keysetPageOf(
    await call(listStories, { query: { author, before, limit: storiesPerPage + 1 }, signal }),
    storiesPerPage,
  );
