import { idPattern } from "#contracts/kernel/text.ts";
import { removeCopies } from "./copies.ts";
import { savedCopiesOwner, removeSavedCopies } from "./saved-copies/mark.ts";
import { noteQueueSeen, queuedCount, queuedHere, removeQueue, removeQueues } from "./queue/mark.ts";
import { createStore, useStore } from "./store.ts";
import { localStore, onOtherTab, removePrivate, removePrivateFiles, tabStore } from "./storage.ts";

/** The viewer of the page. `ended` distinguishes an expired session from a log-out. */
export type Session = { is: "guest"; ended?: true } | ({ is: "member" } & Bearer);

const tokenKey = "token";
const guest: Session = { is: "guest" };

let token: string | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const store = createStore<Session>(guest);

export const currentSession = store.get;
export const currentToken = (): string | undefined => token;

/** Calls `listener` after every change of the session. */
export const onSession = store.subscribe;

export const userIdOf = (session: Session) =>
  session.is === "member" ? session.userId : undefined;

/** Calls `listener` whenever the viewer changes. */
export function onOtherPerson(listener: () => void): () => void {
  let last = userIdOf(store.get());
  return onSession(() => {
    const current = userIdOf(store.get());
    const isOther = current !== last;
    last = current;
    if (isOther) listener();
  });
}

/** The session of this browser. Pages arrive as a guest's, so the first render is a guest's too. */
export const useSession = (): Session => useStore(store);

/** The ID of the member at this browser; undefined for a guest. */
export const useUserId = (): string | undefined => useStore(store, userIdOf);

/** The same from the first render on, for keys of what is fetched. What it leads to must not differ in the first HTML. */
export function useReaderId(): string | undefined {
  useUserId();
  return userIdOf(store.get());
}

/** Reads the stored token again: at the start, when another tab wrote it, when it may have expired. */
export function refreshSession(): void {
  const stored = localStore.getItem(tokenKey) ?? undefined;
  const bearer = stored === undefined ? undefined : readToken(stored, Date.now());
  if (stored === undefined || !bearer) {
    if (stored !== undefined) localStore.removeItem(tokenKey);
    if (store.get().is === "member") become(undefined, stored === undefined ? guest : endedGuest);
    // The page was marked as a member's before this script ran; the token may have gone since.
    else delete document.documentElement.dataset["session"];
    return;
  }
  if (stored !== token) become(stored, { is: "member", ...bearer });
}

const endedGuest: Session = { is: "guest", ended: true };

/** Keeps a token that log-in or sign-up answered. */
export function storeToken(fresh: string): void {
  localStore.setItem(tokenKey, fresh);
  const bearer = readToken(fresh, Date.now());
  become(bearer && fresh, bearer ? { is: "member", ...bearer } : endedGuest);
}

/** The server no longer knows the session. What the person was writing stays, and their saved copies only after expiry. */
export function endSession(): void {
  const session = store.get();
  if (session.is === "member" && session.expiresAt > Date.now()) {
    removeSavedCopies();
    removeQueue(session.userId);
  }
  localStore.removeItem(tokenKey);
  become(undefined, endedGuest);
}

/** The person left: nothing of theirs stays in this browser. */
export function forgetSession(): void {
  localStore.removeItem(tokenKey);
  removeSavedCopies();
  removeQueues();
  removePrivate(localStore);
  removePrivate(tabStore);
  removePrivateFiles();
  removeCopies();
  become(undefined, guest);
}

/** Whether a member who was here has signed out since; where a session ran out, the person may come back. */
export function hasLeft(userId: string | undefined): boolean {
  const session = store.get();
  return userId !== undefined && session.is === "guest" && !session.ended;
}

function become(nextToken: string | undefined, next: Session): void {
  token = nextToken;
  clearTimeout(expiry);
  if (next.is === "member") {
    const owner = savedCopiesOwner();
    if (owner !== undefined && owner !== next.userId) removeSavedCopies();
    noteQueueSeen(next.userId);
    expiry = setTimeout(refreshSession, next.expiresAt - Date.now() + 50);
    document.documentElement.dataset["session"] = "member";
  } else {
    delete document.documentElement.dataset["session"];
  }
  queuedHere.set(queuedCount(userIdOf(next)));
  store.set(next);
}

/** Starts following the stored token. Called once, before the page comes alive. */
export function followSession(): void {
  // Deletes what is too old.
  savedCopiesOwner();
  removeQueues({ unseen: true });
  refreshSession();
  onOtherTab((key) => {
    if (key === tokenKey || key === null) refreshSession();
    else queuedHere.set(queuedCount(userIdOf(store.get())));
  });
  window.addEventListener("focus", refreshSession);
  window.addEventListener("pageshow", refreshSession);
  document.addEventListener("visibilitychange", refreshSession);
}

/** What a session token says about its bearer. */
type Bearer = { userId: string; name: string; sessionId: string; expiresAt: number };

/** Reads a token's payload; undefined where it is no token, or has expired at `now` (ms). */
export function readToken(token: string, now: number): Bearer | undefined {
  const { _id, name, jti, exp } = payloadOf(token);
  if (typeof _id !== "string" || !idPattern.test(_id)) return undefined;
  if (typeof name !== "string" || typeof jti !== "string" || typeof exp !== "number") {
    return undefined;
  }
  const expiresAt = exp * 1000;
  return expiresAt > now ? { userId: _id, name, sessionId: jti, expiresAt } : undefined;
}

/** What stands in it, read by hand: no page starts with schemas. */
function payloadOf(token: string): Record<string, unknown> {
  try {
    const base64 = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    const bytes = Uint8Array.from(atob(base64), (mail) => mail.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === "object" && payload !== null ? { ...payload } : {};
  } catch {
    return {};
  }
}
