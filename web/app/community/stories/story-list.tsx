import { useInfiniteQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { keysetPageLength, keysetPageOf, type KeysetPage } from "./listed.ts";
import { olderPath } from "../../links/stories.ts";
import { StoryGrid } from "./story-card.tsx";
import styles from "./story-list.module.css";

const patience = 15_000;
const halfAnHour = 30 * 60_000;

async function fetchKeysetPage(before: string | undefined, stop: AbortSignal): Promise<KeysetPage> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
  const { listStories: listBlogs } = await import("#contracts/community/stories.ts");
  const query = { before, limit: keysetPageLength + 1 };
  return keysetPageOf(await call(listBlogs, { query, signal }), keysetPageLength);
}

type StoryListProps = { first: KeysetPage; level: "h2" | "h3" };

/** Stories, the newest first, more of them for whoever asks. Whoever comes back to it finds as many as before. */
export function StoryList({ first, level }: StoryListProps) {
  const { key: visit } = useLocation();
  const list = useInfiniteQuery({
    queryKey: ["stories", visit],
    queryFn: ({ pageParam, signal }) => fetchKeysetPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }: KeysetPage) => before,
    initialData: { pages: [first], pageParams: [undefined] },
    staleTime: Infinity,
    gcTime: halfAnHour,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  const { pages } = list.data;
  const stories = unique(pages);
  const next = pages.at(-1)?.before;
  const isBusy = list.isFetchingNextPage;
  const isFailed = list.isFetchNextPageError && !isBusy;
  const grow = () => void list.fetchNextPage();

  // With a key held down the link opens the older stories elsewhere.
  const growHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isBusy) grow();
  };

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
          <Notice onRetry={grow}>
            More stories did not arrive. {errorMessage(list.error, "The wait was too long.")}
          </Notice>
        )}
        {next === undefined ? (
          <p className={styles.end}>No more stories.</p>
        ) : (
          !isFailed && (
            <LinkButton
              to={olderPath(next)}
              prefetch="none"
              aria-busy={isBusy || undefined}
              onClick={growHere}
            >
              {isBusy ? "Loading..." : "Load more stories"}
            </LinkButton>
          )
        )}
      </div>
      <output className="sr">{pages.length > 1 && `Showing ${stories.length} stories`}</output>
    </div>
  );
}

/** What was posted or deleted meanwhile moves the list; no story stands in it twice. */
function unique(pages: readonly KeysetPage[]) {
  const stories = pages.flatMap((page) => page.stories);
  return [...new Map(stories.map((story) => [story._id, story])).values()];
}
