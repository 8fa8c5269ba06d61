import { addBookmark, removeBookmark } from "#contracts/community/bookmarks.ts";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { BookmarkKind } from "#contracts/community/bookmarks.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import { changeMine, useMine } from "../mine/index.ts";

export type BookmarkProps = { kind: BookmarkKind; id: string };

/** Whether the reader has saved a thing, and a function that changes it. Guests log in first. */
export function useBookmark({ kind, id }: BookmarkProps) {
  const userId = useUserId();
  const saved = useMine(kind, id)?.bookmarked ?? false;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [failed, setFailed] = useState<string>();

  const toggle = async () => {
    if (userId === undefined) return navigate(logInPath(pathname + search + hash));
    setFailed(undefined);
    const save = () => call(saved ? removeBookmark : addBookmark, { params: { kind, id } });
    await changeMine(kind, id, { bookmarked: !saved }, save).catch((error: unknown) =>
      setFailed(errorMessage(error)),
    );
  };
  return { saved, failed, toggle: () => void toggle() };
}
