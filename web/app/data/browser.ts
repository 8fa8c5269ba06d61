import { logOut, renewSession, renewWithinSeconds } from "#contracts/kernel/session.ts";
import { makeClient, type OfflineNote } from "#contracts/kernel/client.ts";
import { savedCopiesOwner } from "./saved-copies/mark.ts";
import { send } from "./send.ts";
import {
  currentSession,
  currentToken,
  followSession,
  forgetSession,
  storeToken,
} from "./session.ts";
import { followReader } from "./reader.ts";

export { useSession } from "./session.ts";

/** Calls the API from the browser, as the person who is signed in. */
export const call = makeClient({ fetch: fetchAsBearer, token: currentToken });

/** As `fetch`, with the copies that are saved in this browser, and the queue of what is sent later. */
async function fetchAsBearer(
  path: string,
  init: RequestInit,
  onProgress?: (sent: number) => void,
  offline?: OfflineNote,
): Promise<Response> {
  const isRead = (init.method ?? "GET") === "GET";
  const saved =
    isRead && savedCopiesOwner() !== undefined
      ? await import("./saved-copies/fetch-or-saved.ts").catch(() => undefined)
      : undefined;
  if (saved) return saved.fetchOrSaved(path, init, send);
  const queue = offline && (await import("./queue/send-or-queue.ts").catch(() => undefined));
  return queue ? queue.sendOrQueue(path, init, offline, onProgress) : send(path, init, onProgress);
}

/** Fetches the bytes of a file as the person who is signed in. */
export const fetchFile = (path: string, signal: AbortSignal): Promise<Response> => {
  const token = currentToken();
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return fetchAsBearer(path, { headers, signal });
};

/** Signs the bearer of the token in, in every tab of this browser. */
export const signIn = (token: string): void => storeToken(token);

/** Ends the session here at once and on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const token = currentToken();
  const ended = token === undefined ? undefined : endOnServer(token).catch(() => undefined);
  forgetSession();
  await ended;
}

// By the time it is sent the token is forgotten here.
async function endOnServer(token: string): Promise<void> {
  await makeClient({ fetch: fetchAsBearer, token: () => token })(logOut);
}

const renewPause = 60_000;
let lastCheck = 0;

// A session in use is renewed before it expires.
async function renewIfDue(): Promise<void> {
  const session = currentSession();
  const now = Date.now();
  if (session.is === "guest" || session.expiresAt - now > renewWithinSeconds * 1000) return;
  if (now - lastCheck < renewPause) return;
  lastCheck = now;
  const before = currentToken();
  const fresh = await call(renewSession).catch(() => undefined);
  if (fresh && currentToken() === before) storeToken(fresh);
}

/** Starts the session in this tab. */
export function startSession(): void {
  followSession();
  followReader();
  for (const sign of ["pointerdown", "keydown", "focus"]) {
    window.addEventListener(sign, () => void renewIfDue(), { passive: true });
  }
}
