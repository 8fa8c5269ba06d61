import type { WriteBase } from "#contracts/kernel/client.ts";
import type { QueuedWrite, WriteState } from "./store.ts";

/** The server forgets an idempotency key after a day. */
const knownForMs = 23 * 60 * 60_000;
/** A clock that was set back by more than this can't tell how long ago something was. */
const clockSkewMs = 5 * 60_000;

type Turn = Pick<QueuedWrite, "target" | "state" | "method" | "path">;

/**
 * The next write to send. Those of a target go in order. A change that the server rejected, or that is being edited,
 * holds back later changes of the same thing.
 */
export function nextWrite<W extends Turn>(
  writes: readonly W[],
  skipped: ReadonlySet<string> = new Set(),
): W | undefined {
  const held = new Set<string>();
  for (const write of writes) {
    if (skipped.has(write.target) || held.has(write.path)) continue;
    if (write.state === "waiting") return write;
    if (write.method !== "POST") held.add(write.path);
  }
  return undefined;
}

/** Whether a new write has to wait for earlier ones. */
export const waitsBehind = (
  writes: readonly Turn[],
  { target, path }: Pick<Turn, "target" | "path">,
): boolean =>
  writes.some(
    (other) =>
      (other.target === target && (other.state === "waiting" || other.state === "sending")) ||
      (other.path === path && other.method !== "POST"),
  );

/**
 * Whether a later write was based on what an earlier one changed: it is about the same thing, whose version is one more
 * by now.
 */
export const isBasedOn = (
  later: Pick<QueuedWrite, "path" | "version">,
  sent: Pick<QueuedWrite, "path">,
  version: number,
): boolean =>
  later.version === version - 1 &&
  (later.path === sent.path || sent.path.startsWith(`${later.path}/`));

/** Why a write isn't sent again by itself: the server may have it, and wouldn't know it again. */
export const unsureProblem = (
  { triedAt }: Pick<QueuedWrite, "triedAt">,
  now: number,
): string | undefined =>
  triedAt !== null && (now - triedAt > knownForMs || triedAt - now > clockSkewMs)
    ? "This may have been sent already. Check before you send it again."
    : undefined;

/**
 * Whether a write can be edited. A new thing that the server may have would be there twice, unless its edit can change
 * what is there.
 */
export const isEditable = ({ method, state, triedAt, draft, editFields, body }: QueuedWrite) =>
  draft !== undefined &&
  state !== "sending" &&
  state !== "unreadable" &&
  (triedAt === null || method !== "POST" || (editFields !== undefined && body.is === "json"));

/** The body of a new thing that the server may have; undefined where it has none. */
export const firstBodyOf = ({ method, triedAt, body, firstBody }: QueuedWrite) =>
  firstBody ??
  (method === "POST" && triedAt !== null && body.is === "json" ? body.text : undefined);

type Outcome =
  | { is: "sent"; version: number | undefined }
  | {
      is: "unsent" | "signedOut";
      state: WriteState;
      problem?: string;
      /** Whether the server may have it. */
      isUnknown: boolean;
      /** What is there now, where another change came first. */
      current?: unknown;
    };

/** What an answer means for a write; undefined where none came. */
export async function outcomeOf(response: Response | undefined): Promise<Outcome> {
  if (!response) return { is: "unsent", state: "waiting", isUnknown: true };
  const { status, ok } = response;
  const answer: unknown = await response.json().catch(() => undefined);
  const body = recordOf(answer);
  // The log-in page of a hotel's network is no answer of ours.
  if (ok && answer === undefined) return { is: "unsent", state: "waiting", isUnknown: true };
  if (ok) {
    const { version } = body;
    return { is: "sent", version: typeof version === "number" ? version : undefined };
  }
  if (status === 401) return { is: "signedOut", state: "waiting", isUnknown: false };
  if (status === 429) return { is: "unsent", state: "waiting", isUnknown: false };
  if (status >= 500) return { is: "unsent", state: "waiting", isUnknown: true };
  const { message, code, current } = body;
  const problem = typeof message === "string" ? message : "Something went wrong on our end.";
  const state = code === "CONFLICT" ? "conflict" : "failed";
  return { is: "unsent", state, problem, isUnknown: false, current };
}

/**
 * The version that a write can be sent over after another change came first; undefined where that change was about the
 * same fields.
 */
export function versionOver(base: WriteBase | undefined, current: unknown): number | undefined {
  const { version, ...resource } = recordOf(current);
  if (!base || typeof version !== "number") return undefined;
  const { fields, within } = base;
  const list = within && resource[within.list];
  const element = Array.isArray(list)
    ? recordOf(list.find((one: unknown) => recordOf(one)["_id"] === within?.id))
    : {};
  const now = within ? element : resource;
  const isSame = Object.entries(fields).every(
    ([field, before]) => JSON.stringify(now[field]) === JSON.stringify(before),
  );
  return isSame ? version : undefined;
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
