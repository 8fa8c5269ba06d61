import { useQuery } from "@tanstack/react-query";
import { Queries } from "../../data/queries.tsx";
import { errorMessage } from "../../data/errors.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { blogsPath } from "../../links/stories.ts";
import { randomStories } from "./story-pair.tsx";
import { StoryGrid } from "./story-card.tsx";

/** Two random stories by others; nothing if there are none. */
export const RandomPair = (props: { exceptBy: string }) => (
  <Queries>
    <LoadedPair {...props} />
  </Queries>
);

function LoadedPair({ exceptBy }: { exceptBy: string }) {
  const pair = useQuery({
    queryKey: ["random stories", exceptBy],
    queryFn: () => randomStories(exceptBy),
    // Others at the next visit, but not under the reader's eyes.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (pair.data?.length === 0) return null;
  return (
    <section aria-labelledby="read-on">
      <Heading
        id="read-on"
        action={
          <LinkButton small to={blogsPath}>
            View all stories
          </LinkButton>
        }
      >
        More stories
      </Heading>
      {pair.isError && !pair.isFetching ? (
        <Notice onRetry={() => void pair.refetch()}>
          Couldn't load the stories. {errorMessage(pair.error)}
        </Notice>
      ) : (
        <StoryGrid stories={pair.data ?? []} coming={pair.data ? 0 : 2} pair />
      )}
    </section>
  );
}
