import { listNotifications } from "#contracts/community/notifications.ts";
import { call } from "../../data/browser.ts";
import { follow } from "../../data/live/follow.ts";
import { onOtherPerson } from "../../data/session.ts";
import { createStore } from "../../data/store.ts";

/** The number of unread notifications, for the bell and the page; undefined until it is known. */
export const unread = createStore<number | undefined>(undefined);

const changed = createStore(0);
/** Counts changes on the server, so that an open page knows when to look again. */
export const changes = changed;

onOtherPerson(() => unread.set(undefined));

/** Reads the number, now and whenever it changes anywhere. Returns a function that ends it. */
export function followUnread(): () => void {
  return follow({ own: "notifications" }, () => {
    changed.set(changed.get() + 1);
    // The bell stays as it was until the next time.
    refreshUnread().catch(() => undefined);
  });
}

async function refreshUnread(): Promise<void> {
  const answer = await call(listNotifications, { query: { limit: 1 } });
  unread.set(answer.unread);
}
