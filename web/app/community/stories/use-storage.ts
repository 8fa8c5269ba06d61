import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { inStorage, keysetPageOf, type KeysetPage } from "./listed.ts";

type Asking = { is: "nothing" } | { is: "asking" } | { is: "failed"; message: string };

/** The stories of one author: as the page brought them, or fetched, and more of them when `grow` is called. */
export function useStorage(author: string, brought: KeysetPage | undefined) {
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
