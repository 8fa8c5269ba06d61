import { listStories } from "#contracts/community/stories.ts";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { grow } from "../../data/lists.ts";
import { useLoadedList } from "../../data/loaded-list.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { listLength, keysetPageOf, type KeysetPage } from "./listed.ts";
import { olderPath } from "../../links/stories.ts";
import { StoryGrid } from "./story-card.tsx";
import styles from "./story-list.module.css";

type StoryListProps = {
  first: KeysetPage;
  level: "h2" | "h3";
  /** The cursor of the first page. */
  after?: string | undefined;
  /** The featured story, which the list omits. */
  without?: string | undefined;
};

/** Stories, newest first, with a button for more. Back restores as many as before. */
export function StoryList({ first, level, after, without }: StoryListProps) {
  const { key: visit } = useLocation();
  const { list } = useLoadedList({
    key: ["stories", visit, after],
    first,
    fetchPage: async (before: string | undefined, signal) => {
      const length = before === undefined && without !== undefined ? listLength + 1 : listLength;
      const query = { before: before ?? after, limit: length + 1 };
      const page = keysetPageOf(await call(listStories, { query, signal }), length);
      return { ...page, stories: page.stories.filter(({ _id }) => _id !== without) };
    },
    next: ({ before }) => before,
  });
  const { pages } = list.data;
  const stories = unique(pages);
  const next = pages.at(-1)?.before;
  const isBusy = list.isFetchingNextPage;
  const isFailed = list.isFetchNextPageError && !isBusy;
  const more = () => void grow(list);

  return (
    <div className={styles.list}>
      <StoryGrid
        stories={stories}
        level={level}
        drawn={first.stories.length}
        coming={isBusy ? 3 : 0}
      />
      <div className={styles.foot}>
        {isFailed && (
          <Notice onRetry={more}>
            Couldn't load more stories. {errorMessage(list.error, "The request timed out.")}
          </Notice>
        )}
        {next === undefined && <p className={styles.end}>No more stories.</p>}
        {next !== undefined && !isFailed && <MoreLink next={next} isBusy={isBusy} onMore={more} />}
      </div>
      <output className="sr">{pages.length > 1 && `Showing ${stories.length} stories`}</output>
    </div>
  );
}

type MoreLinkProps = { next: string; isBusy: boolean; onMore: () => void };

/** A link to older stories, which adds them to the list. With a modifier key, it opens a new tab or window. */
function MoreLink({ next, isBusy, onMore }: MoreLinkProps) {
  const loadMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isBusy) onMore();
  };
  return (
    <LinkButton
      to={olderPath(next)}
      prefetch="none"
      aria-busy={isBusy || undefined}
      onClick={loadMore}
    >
      {isBusy ? "Loading..." : "Load more stories"}
    </LinkButton>
  );
}

/** Each story once, as pages overlap after a change. */
function unique(pages: readonly KeysetPage[]) {
  const stories = pages.flatMap((page) => page.stories);
  return [...new Map(stories.map((story) => [story._id, story])).values()];
}
