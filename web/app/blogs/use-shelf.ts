import { useCallback, useEffect, useState } from "react";
import { AppError } from "#contracts/errors.ts";
import { call } from "../api/browser.ts";
import { onShelf, stretchOf, type Stretch } from "./listed.ts";

type Asking = { is: "nothing" } | { is: "asking" } | { is: "failed"; message: string };

/** The stories of one author: as the page brought them, or fetched, and more of them when `grow` is called. */
export function useShelf(author: string, brought: Stretch | undefined) {
  const [shelf, setShelf] = useState(brought);
  const [asking, setAsking] = useState<Asking>({ is: brought ? "nothing" : "asking" });

  const ask = useCallback(
    (before: string | undefined) => {
      const show = (more: Stretch) => {
        setShelf((known) => (before && known ? joined(known, more) : more));
        setAsking({ is: "nothing" });
      };
      const fail = (error: unknown) => {
        const message = error instanceof AppError ? error.message : "Something went wrong.";
        setAsking({ is: "failed", message });
      };
      fetchStretch(author, before).then(show, fail);
    },
    [author],
  );

  useEffect(() => {
    if (!brought) ask(undefined);
  }, [brought, ask]);

  const grow = () => {
    setAsking({ is: "asking" });
    ask(shelf?.before);
  };
  return { shelf, asking, grow };
}

async function fetchStretch(author: string, before: string | undefined): Promise<Stretch> {
  const { listBlogs } = await import("#contracts/blogs.ts");
  return stretchOf(
    await call(listBlogs, { query: { author, before, limit: onShelf + 1 } }),
    onShelf,
  );
}

const joined = (known: Stretch, more: Stretch): Stretch => ({
  stories: [...known.stories, ...more.stories],
  before: more.before,
});
