import { PenLine } from "lucide-react";
import { data, useLocation } from "react-router";
import * as z from "zod/mini";
import type { MouseEvent } from "react";
import { noStories, listStories } from "#contracts/community/stories.ts";
import { Id } from "#contracts/kernel/text.ts";
import { articleCards } from "#reference/articles.ts";
import { apiContext, type PageErrorResponse } from "../../data/server.ts";
import { WideCard } from "../../lookup/articles/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { grow } from "../../data/lists.ts";
import { useLoadedList } from "../../data/loaded-list.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/blogs-page";
import { featuredOf, forCard, listLength, keysetPageOf, type KeysetPage } from "./listed.ts";
import { blogsPath, olderPath, writeStoryPath } from "../../links/stories.ts";
import { WideStory } from "./wide-story.tsx";
import { StoryGrid } from "./story-card.tsx";
import styles from "./stories.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  if (before !== undefined && !z.safeParse(Id, before).success) {
    const errorResponse: PageErrorResponse = {
      code: "NOT_FOUND",
      message: "This page of stories doesn't exist.",
    };
    throw data(errorResponse, { status: 404 });
  }
  const isFirst = before === undefined;
  // One more than is shown tells whether there are more.
  const length = listLength + (isFirst ? 1 : 0);
  const blogs = await context.get(apiContext)(listStories, {
    query: { before, limit: length + 1 },
  });
  const featured = isFirst ? featuredOf(blogs.slice(0, length)) : undefined;
  const page = keysetPageOf(blogs, length);
  const stories = page.stories.filter(({ _id }) => _id !== featured?._id);
  return {
    before,
    featured: featured && forCard(featured),
    first: { ...page, stories },
    article: isFirst ? articleCards.find(({ id }) => id === "ultimate-guide") : undefined,
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { before } = args.loaderData ?? {};
  return pageMeta(args, {
    title: before ? "Older stories" : "Blogs",
    description: "Long reads from people who travel with their pets.",
    canonical: before ? olderPath(before) : blogsPath,
  });
};

export default function BlogsPage({ loaderData }: Route.ComponentProps) {
  const { before, featured, first, article } = loaderData;
  const isEmpty = !featured && first.stories.length === 0;
  return (
    <>
      <section className={before ? "wrap" : "tint-sky"}>
        <div className={before ? undefined : "wrap"}>
          <Heading
            level="h1"
            sentence="Longer stories from people who travel with their pets."
            action={
              !isEmpty && (
                <LinkButton
                  variant="go"
                  to={writeStoryPath}
                  icon={<PenLine size={20} aria-hidden />}
                >
                  Tell your story
                </LinkButton>
              )
            }
          >
            Blogs
          </Heading>
          {featured && <WideStory story={featured} kicker="Featured story" large />}
          {isEmpty && <NoStories isOlder={before !== undefined} />}
          {before && <StoryList key={before} first={first} after={before} level="h2" />}
        </div>
      </section>
      {!before && first.stories.length > 0 && (
        <section className="wrap">
          <Heading>All stories</Heading>
          <StoryList first={first} without={featured?._id} level="h3" />
        </section>
      )}
      {article && (
        <section className="tint-sunk">
          <div className="wrap">
            <WideCard article={article} kicker="From our articles" />
          </div>
        </section>
      )}
    </>
  );
}

function NoStories({ isOlder }: { isOlder: boolean }) {
  return isOlder ? (
    <EmptyState
      drawing="letter"
      title="No older stories"
      sentence="You've reached the end of the list."
      action={<LinkButton to={blogsPath}>View all stories</LinkButton>}
    />
  ) : (
    <EmptyState
      drawing="letter"
      title={noStories}
      sentence="Be the first to share one. The day the dog ate the map counts."
      action={
        <LinkButton variant="go" to={writeStoryPath} icon={<PenLine size={20} aria-hidden />}>
          Tell your story
        </LinkButton>
      }
    />
  );
}

type StoryListProps = {
  first: KeysetPage;
  level: "h2" | "h3";
  /** The cursor of the first page. */
  after?: string | undefined;
  /** The featured story, which the list omits. */
  without?: string | undefined;
};

/** Stories, newest first, with a button for more. Back restores as many as before. */
function StoryList({ first, level, after, without }: StoryListProps) {
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
    <div className={styles.blogsPageList}>
      <StoryGrid
        stories={stories}
        level={level}
        drawn={first.stories.length}
        coming={isBusy ? 3 : 0}
      />
      <div className={styles.blogsPageFoot}>
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
