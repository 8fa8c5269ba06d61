import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { noMoreHoots } from "#contracts/community/hoots.ts";
import { errorMessage } from "../../data/errors.ts";
import { grow } from "../../data/lists.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { HootGrid } from "./card.tsx";
import {
  drawnCount,
  growsByItself,
  listed,
  resultText,
  type HootPage,
  type Filters,
} from "./growing.ts";
import styles from "./lists.module.css";
import { allPath, writePath } from "../../links/hoots.ts";
import { useGrowingHoots } from "./use-growing-hoots.ts";
import { useCategoryLabel } from "./category-tag.tsx";

const NewHoots = lazy(async () => (await import("./new-hoots.tsx")).NewHoots, { when: "idle" });

type HootListProps = {
  first: HootPage;
  /** When the reader themselves fetched `first`. */
  fetchedAt?: number | undefined;
  filters: Filters;
  level?: "h2" | "h3";
  /** Rendered if there are no hoots. */
  none?: ReactNode;
};

/** A list of hoots. The first pages load when its end is reached; later ones wait for the button. */
export function HootList({ first, fetchedAt, filters, level = "h2", none }: HootListProps) {
  const { list, showNewest } = useGrowingHoots({ first, fetchedAt, filters });
  const [newCount, setNewCount] = useState(0);
  const { pages } = list.data;
  const hoots = listed(pages);
  const busy = list.isFetchingNextPage;
  const failed = list.isFetchNextPageError && !busy;
  const more = () => void grow(list);
  // On a profile other parts follow.
  const isAlone = filters.author === undefined;
  const waits = list.hasNextPage && !busy && !failed && isAlone && growsByItself(pages.length);
  const end = useReached(more, waits);

  const label = useCategoryLabel(filters.category ?? "") || undefined;
  const text = resultText(hoots.length, list.hasNextPage, { ...filters, category: label });
  return (
    <div className={styles.list}>
      {isFollowed(filters) && (
        <NewHoots
          key={filters.category}
          hoots={hoots}
          category={filters.category}
          showNewest={showNewest}
          onCount={setNewCount}
        />
      )}
      <output className="sr">{text}</output>
      {hoots.length === 0 ? (
        newCount === 0 && (none ?? <NoHoots filters={{ ...filters, category: label }} />)
      ) : (
        <>
          <HootGrid
            hoots={hoots}
            level={level}
            drawn={drawnCount(pages)}
            busy={busy}
            coming={busy ? 3 : 0}
          />
          <div ref={end} className={styles.foot}>
            {failed && (
              <Notice onRetry={more}>
                Couldn't load more hoots. {errorMessage(list.error, "The request timed out.")}
              </Notice>
            )}
            {list.hasNextPage ? (
              !failed && (
                <Button busy={busy} busyText="Loading..." onClick={more}>
                  Load more hoots
                </Button>
              )
            ) : (
              <p className={styles.end}>{noMoreHoots}</p>
            )}
            <p className="meta" aria-hidden>
              {text}
            </p>
          </div>
        </>
      )}
    </div>
  );
}

/** Whether the list is in the order of time and of all authors, so that new hoots belong on top. */
const isFollowed = ({ q, author, tags, sort = "newest" }: Filters): boolean =>
  !q && author === undefined && tags === undefined && sort === "newest";

function NoHoots({ filters: { q, category, tags } }: { filters: Filters }) {
  return (
    <EmptyState
      drawing="letter"
      title={noMoreHoots}
      sentence={
        q
          ? `No hoots match “${q}”. Try fewer or different words.`
          : tags
            ? `No one has posted about ${tags.text} yet. Be the first to share a tip.`
            : category
              ? `No one has posted about ${category} yet. Be the first to share a tip.`
              : "Be the first to share a tip."
      }
      action={
        q ? (
          <LinkButton to={allPath}>Clear search</LinkButton>
        ) : (category ?? tags) ? (
          <LinkButton to={allPath}>View all hoots</LinkButton>
        ) : (
          <LinkButton to={writePath}>Write a hoot</LinkButton>
        )
      }
    />
  );
}

/** Calls back when an element comes into view while `waits` is true. */
function useReached(onReached: () => void, waits: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!waits || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
      },
      { rootMargin: "0px 0px 200px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waits]);
  return element;
}
