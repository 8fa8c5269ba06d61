import { PenLine } from "lucide-react";
import { noOwnStories } from "#contracts/community/story-names.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { inStorage, type KeysetPage, keysetPageOf } from "./listed.ts";
import { writeStoryPath } from "../../links/stories.ts";
import styles from "./profile-stories.module.css";
import { StoryGrid } from "./story-card.tsx";
import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";

type ProfileStoriesProps = {
  profileId: string;
  /** The person at this browser looks at their own. */
  own: boolean;
  /** The newest ones, where the page came with them; else they are fetched. */
  stories?: KeysetPage | undefined;
};

/** What a person wrote at length. Of others who wrote nothing, nothing is said. */
export function ProfileStories({ profileId, own, stories: brought }: ProfileStoriesProps) {
  const { safeStorage, asking, grow } = useStorage(profileId, brought);
  const isAsking = asking.is === "asking";
  const isEmpty = safeStorage?.stories.length === 0;
  if (isEmpty && !own) return null;
  return (
    <section aria-labelledby="stories">
      <Heading
        id="stories"
        action={
          own &&
          safeStorage &&
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
          sentence="Four short parts and one picture are enough."
          action={<LinkButton to={writeStoryPath}>Tell your story</LinkButton>}
        />
      ) : (
        <div className={styles.safeStorage}>
          <StoryGrid stories={safeStorage?.stories ?? []} coming={isAsking ? inStorage / 2 : 0} />
          {asking.is === "failed" && (
            <Notice onRetry={grow}>
              {safeStorage ? "More stories did not arrive." : "The stories did not arrive."}{" "}
              {asking.message}
            </Notice>
          )}
          {safeStorage?.before !== undefined && asking.is !== "failed" && (
            <Button busy={isAsking} busyText="Loading..." onClick={grow}>
              Load more stories
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type Asking = { is: "nothing" } | { is: "asking" } | { is: "failed"; message: string };

/** The stories of one author: as the page brought them, or fetched, and more of them when `grow` is called. */
function useStorage(author: string, brought: KeysetPage | undefined) {
  const [safeStorage, setStorage] = useState(brought);
  const [asking, setAsking] = useState<Asking>({ is: brought ? "nothing" : "asking" });

  const ask = useCallback(
    (before: string | undefined) => {
      const show = (more: KeysetPage) => {
        setStorage((known) => (before && known ? joined(known, more) : more));
        setAsking({ is: "nothing" });
      };
      const fail = (error: unknown) => {
        const message = errorMessage(error);
        setAsking({ is: "failed", message });
      };
      fetchKeysetPage(author, before).then(show, fail);
    },
    [author],
  );

  useEffect(() => {
    if (!brought) ask(undefined);
  }, [brought, ask]);

  const grow = () => {
    setAsking({ is: "asking" });
    ask(safeStorage?.before);
  };
  return { safeStorage, asking, grow };
}

async function fetchKeysetPage(author: string, before: string | undefined): Promise<KeysetPage> {
  const { listStories: listBlogs } = await import("#contracts/community/stories.ts");
  return keysetPageOf(
    await call(listBlogs, { query: { author, before, limit: inStorage + 1 } }),
    inStorage,
  );
}

const joined = (known: KeysetPage, more: KeysetPage): KeysetPage => ({
  stories: [...known.stories, ...more.stories],
  before: more.before,
});
