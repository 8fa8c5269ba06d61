import { useQuery } from "@tanstack/react-query";
import { followedHoots } from "#contracts/community/hoots.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { queryKeyOf } from "../../data/queries.tsx";
import { allPath, categoryPath } from "../../links/hoots.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { HootGrid } from "./card.tsx";
import { forCards, type Filters } from "./growing.ts";
import { HootList } from "./hoot-list.tsx";
import { useCategoryLabel } from "./category-tag.tsx";

/** The hoots of the people whom the reader follows. Guests log in first. */
export const FollowingList = ({ filters }: { filters: Filters }) => (
  <MembersOnly>{() => <Loaded key={filters.category} filters={filters} />}</MembersOnly>
);

function Loaded({ filters }: { filters: Filters }) {
  const { category } = filters;
  const label = useCategoryLabel(category ?? "");
  const first = useQuery({
    queryKey: queryKeyOf(followedHoots, { category }),
    queryFn: async () => forCards(await call(followedHoots, { query: { category } })),
    // Followed by the growing list from here on.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (first.isError) {
    return (
      <Notice busy={first.isFetching} onRetry={() => void first.refetch()}>
        Couldn't load these hoots. {errorMessage(first.error)}
      </Notice>
    );
  }
  if (!first.data) return <HootGrid hoots={[]} busy coming={3} />;
  return (
    <HootList
      first={first.data}
      fetchedAt={first.dataUpdatedAt}
      filters={filters}
      none={
        <EmptyState
          drawing="letter"
          title="Nothing here yet"
          sentence={
            category
              ? `The people you follow haven't posted about ${label}.`
              : "Follow people from their profiles or from a hoot's menu to see their hoots here."
          }
          action={
            <LinkButton to={category ? categoryPath(undefined, "following") : allPath}>
              {category ? "View all categories" : "View all hoots"}
            </LinkButton>
          }
        />
      }
    />
  );
}
