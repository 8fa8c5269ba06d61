import { useEffect } from "react";
import { counted } from "#format/plurals.ts";
import { useUserId } from "../../data/session.ts";
import { useStore } from "../../data/store.ts";
import styles from "./unread-badge.module.css";
import { followUnread, unread } from "./unread-store.ts";

const shownMax = 99;

/** The number of unread notifications on the bell, live while the page is open. */
export function UnreadBadge() {
  const userId = useUserId();
  const count = useStore(unread);
  useEffect(() => (userId === undefined ? undefined : followUnread()), [userId]);
  if (!count) return null;
  return (
    <>
      <span className={`${styles.badge} num`} aria-hidden>
        {count > shownMax ? `${shownMax}+` : count}
      </span>
      <span className="sr">, {counted(count, "unread notification")}</span>
    </>
  );
}
