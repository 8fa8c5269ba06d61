import { useQuery } from "@tanstack/react-query";
import { errorMessage } from "../../data/errors.ts";
import { Queries } from "../../data/queries.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { blogsPath } from "../../links/stories.ts";
import { randomStories } from "./random-stories.ts";
import { StoryGrid } from "./story-card.tsx";

type RandomPairProps = { exceptBy: string };

/** Two random stories by others; nothing if there are none. */
export const RandomPair = (props: RandomPairProps) => (
  <Queries>
    <Pair {...props} />
  </Queries>
);

function Pair({ exceptBy }: RandomPairProps) {
  const pair = useQuery({
    queryKey: ["random-stories", exceptBy],
    queryFn: () => randomStories(exceptBy),
    // Others are drawn on the next visit, and never while these are read.
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
      {pair.isError ? (
        <Notice onRetry={() => void pair.refetch()}>
          Couldn't load the stories. {errorMessage(pair.error)}
        </Notice>
      ) : (
        <StoryGrid stories={pair.data ?? []} coming={pair.isPending ? 2 : 0} pair />
      )}
    </section>
  );
}
