import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "../../data/errors.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ListedStory } from "./listed.ts";
import { blogsPath } from "../../links/stories.ts";
import { randomStories } from "./random-stories.ts";
import { StoryGrid } from "./story-card.tsx";

type State =
  | { is: "loading" }
  | { is: "loaded"; stories: ListedStory[] }
  | { is: "failed"; message: string };

/** Two random stories by others; nothing if there are none. */
export function RandomPair({ exceptBy }: { exceptBy: string }) {
  const [state, setState] = useState<State>({ is: "loading" });
  const draw = useCallback(() => {
    randomStories(exceptBy).then(
      (stories) => setState({ is: "loaded", stories }),
      (error: unknown) => {
        const message = errorMessage(error);
        setState({ is: "failed", message });
      },
    );
  }, [exceptBy]);
  useEffect(draw, [draw]);

  const retry = () => {
    setState({ is: "loading" });
    draw();
  };

  if (state.is === "loaded" && state.stories.length === 0) return null;
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
      {state.is === "failed" ? (
        <Notice onRetry={retry}>Couldn't load the stories. {state.message}</Notice>
      ) : (
        <StoryGrid
          stories={state.is === "loaded" ? state.stories : []}
          coming={state.is === "loading" ? 2 : 0}
          pair
        />
      )}
    </section>
  );
}
