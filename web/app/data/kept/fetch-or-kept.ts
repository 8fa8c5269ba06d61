import { networkFirst, type Stall } from "../network-first.ts";
import { currentSession, onOtherPerson } from "../session.ts";
import { keptBytes, keptTrips } from "./database.ts";
import { keptOwner } from "./mark.ts";
import { keptShown, type KeptState } from "./shown.ts";

const stall: Stall = { until: 0 };
const clock = {
  now: Date.now,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

/** The paths that are shown as kept copies. */
const shown = new Map<string, KeptState>();
const show = () => keptShown.set(shown.values().next().value);

onOtherPerson(() => {
  shown.clear();
  show();
});

/** A file is kept in its original size only. */
export const keptPath = (path: string): string =>
  path.startsWith("/api/files/") ? path.replace(/\?.*$/, "") : path;

async function keptAnswer(
  userId: string,
  path: string,
): Promise<[Response, KeptState] | undefined> {
  for (const trip of await keptTrips(userId)) {
    const entry = trip.entries.find((each) => each.path === keptPath(path));
    const bytes = entry && (await keptBytes(userId, entry));
    if (bytes) return [new Response(bytes, { headers: { "content-type": entry.type } }), trip];
  }
  return undefined;
}

/**
 * Reads from the server, else from what its owner kept: without a network, if it stalls for 3 seconds, and after the
 * session has expired.
 */
export async function fetchOrKept(
  path: string,
  init: RequestInit,
  send: (path: string, init: RequestInit) => Promise<Response>,
): Promise<Response> {
  const session = currentSession();
  const owner = keptOwner();
  const isOwner = session.is === "guest" || session.userId === owner;
  if (owner === undefined || !isOwner) return send(path, init);
  let state: KeptState | undefined;
  const result = await networkFirst<Response>(
    {
      network: () => send(path, init),
      saved: async () => {
        if (init.signal?.aborted) return undefined;
        const found = await keptAnswer(owner, path);
        // They may have logged out meanwhile.
        if (!found || keptOwner() !== owner) return undefined;
        state = found[1];
        return found[0];
      },
      isUseful: ({ status }) => status < 502 && !(status === 401 && session.is === "guest"),
    },
    stall,
    clock,
  );
  if (result.is === "saved" && state) shown.set(path, state);
  else shown.delete(path);
  show();
  return result.answer;
}
