import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Button, LinkButton } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { savedAtText, savedText } from "../saved-text.ts";
import { removeCopies } from "../../data/copies.ts";
import { removeSavedCopies } from "../../data/saved-copies/mark.ts";
import { logInPath } from "../../data/safe-next.ts";
import { savedCopyLogInId } from "./edits-after-log-in.tsx";
import styles from "./saved-copy.module.css";
import type { CopyState } from "../../data/saved-copies/shown.ts";

type SavedCopyNoticeProps = {
  state: CopyState | undefined;
  isExpired: boolean;
} & SavedCopyNoticeStyle;

export type SavedCopyNoticeStyle = {
  /** What holds for a copy of this page besides its age. */
  note?: string | undefined;
  /** One line, for a page that needs the whole screen. */
  isLine?: boolean | undefined;
};

/** Says that the page is a copy from this device, of when, and whether the server had something newer. */
export function SavedCopyNotice({ state, isExpired, note, isLine }: SavedCopyNoticeProps) {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const [now] = useState(() => new Date());
  useEffect(() => {
    const again = () => void client.invalidateQueries();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [client]);
  const remove = () => {
    removeSavedCopies();
    removeCopies();
    client.clear();
    location.assign("/");
  };
  const parts = state ? [savedText(state.savedAt, now), stateText(state, now), note, ""] : [];
  const text = parts.filter((part) => part !== undefined).join(" ");
  if (isLine) {
    return (
      <output data-saved-copy-line className={`screen-only ${styles.line}`}>
        {text}
        {isExpired && <Link to={logInPath(pathname + search)}>Log in to update</Link>}
      </output>
    );
  }
  return (
    <div className={`wrap screen-only ${styles.notice}`}>
      {isExpired ? (
        <Notice
          tone="info"
          actions={
            <>
              <LinkButton id={savedCopyLogInId} small to={logInPath(pathname + search)}>
                Log in
              </LinkButton>
              <Button small onClick={remove}>
                Remove from this device
              </Button>
            </>
          }
        >
          {text}Your login has expired. Log in to update and edit.
        </Notice>
      ) : (
        <Notice tone="info" onRetry={() => void client.invalidateQueries()}>
          {text}Check your connection, then try again.
        </Notice>
      )}
    </div>
  );
}

/** What the server had when it was last reached. */
const stateText = ({ savedAt, checkedAt, newer }: CopyState, now: Date): string =>
  newer
    ? `There was a newer version on ${savedAtText(checkedAt, now)} that isn't saved here.`
    : savedAt === checkedAt
      ? "It was up to date then."
      : `It was up to date on ${savedAtText(checkedAt, now)}, when we last checked.`;
