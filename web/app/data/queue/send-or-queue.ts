import type { OfflineNote } from "#contracts/kernel/client.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { stalledForMs, stallMs } from "../copies.ts";
import { freshKey } from "../idempotency.ts";
import { send } from "../send.ts";
import { currentSession } from "../session.ts";
import { queuedCount } from "./mark.ts";
import { QueuedError } from "./queued.ts";
import { startSender, wakeSender } from "./sender.ts";
import { sentCount } from "./sent.ts";
import { addWrite, changeWrite, listWrites, type NewWrite, type QueuedPart } from "./store.ts";
import { firstBodyOf, waitsBehind } from "./turns.ts";

/** How long nothing of a file may go out, and how long the server may look at it, in milliseconds. */
const [fileStallMs, fileAnswerMs] = [10_000, 60_000];

/** Until when writes are queued at once, because one took too long, if none has arrived since. */
let stall = { until: 0, sent: 0 };
const isStalled = () => stall.until > Date.now() && stall.sent === sentCount.get();

/** False where the browser has no place to store a private thing. */
const canQueue = (): boolean =>
  "indexedDB" in globalThis && "locks" in navigator && crypto.subtle !== undefined;

/**
 * Sends a write. Without a network, or behind another write of the same target that waits, it is stored and sent later;
 * then it rejects with QueuedError.
 */
export async function sendOrQueue(
  path: string,
  init: RequestInit,
  note: OfflineNote,
  onProgress?: (sent: number) => void,
): Promise<Response> {
  const session = currentSession();
  if (session.is === "guest" || !canQueue()) return send(path, init, onProgress);
  const { userId } = session;
  const { mustWait, sent } = await earlierWrites(userId, path, note);
  let triedAt: number | null = null;
  if (navigator.onLine && !mustWait && !isStalled()) {
    triedAt = Date.now();
    try {
      const response = await patiently(path, init, onProgress);
      if (response.ok && note.replaces !== undefined) {
        await changeWrite(userId, note.replaces, () => "remove");
      }
      return response;
    } catch (error) {
      if (init.signal?.aborted) throw error;
      // It never left where the browser says by now that there is no network.
      if (!navigator.onLine) triedAt = null;
    }
  }
  const { write: fresh, files } = newWrite(path, init, note, triedAt);
  const write = { ...fresh, ...sent };
  await addWrite(userId, write, files).catch((error: unknown) => {
    throw isFull(error) ? noRoom() : error;
  });
  startSender();
  wakeSender();
  throw new QueuedError(write.id);
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

const noRoom = () =>
  new AppError(
    "UNAVAILABLE",
    "You're offline, and this device is out of space. Free up some, then try again.",
  );

type Earlier = {
  mustWait: boolean;
  /** An edit of what the server may have keeps its key: a new one would post it twice. */
  sent?: Pick<NewWrite, "id" | "triedAt" | "firstBody">;
};

async function earlierWrites(userId: string, path: string, note: OfflineNote): Promise<Earlier> {
  if (queuedCount(userId) === 0) return { mustWait: false };
  const writes = await listWrites(userId);
  const edited = writes.find(({ id }) => id === note.replaces);
  const firstBody = edited && firstBodyOf(edited);
  if (edited && firstBody !== undefined) {
    const { id, triedAt } = edited;
    return { mustWait: true, sent: { id, triedAt, firstBody } };
  }
  const others = writes.filter((write) => write !== edited);
  return { mustWait: waitsBehind(others, { target: note.target, path }) };
}

/**
 * What takes too long counts as no network: an answer for 3 seconds, a file of which nothing goes out for 10. It is sent
 * again with the same key.
 */
async function patiently(
  path: string,
  init: RequestInit,
  onProgress?: (sent: number) => void,
): Promise<Response> {
  const hasFiles = init.body instanceof FormData;
  // Nothing tells how far a file is.
  if (hasFiles && !onProgress) return whole(await send(path, init));
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(new DOMException("Too late.", "TimeoutError")), ms);
  };
  const noteProgress =
    onProgress &&
    ((sent: number) => {
      waitFor(sent < 1 ? fileStallMs : fileAnswerMs);
      onProgress(sent);
    });
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  waitFor(hasFiles ? fileStallMs : stallMs);
  try {
    return await whole(await send(path, { ...init, signal }, noteProgress));
  } catch (error) {
    if (late.signal.aborted) stall = { until: Date.now() + stalledForMs, sent: sentCount.get() };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The answer once all of it is here. Rejects for the log-in page of a hotel's network, which is no answer of ours. */
async function whole(response: Response): Promise<Response> {
  const { ok, status, statusText, headers } = response;
  const text = await response.text();
  if (ok) JSON.parse(text);
  return new Response(text, { status, statusText, headers });
}

function newWrite(path: string, init: RequestInit, note: OfflineNote, triedAt: number | null) {
  const headers = new Headers(init.headers);
  const version = /^"v(\d+)"$/.exec(headers.get("if-match") ?? "")?.[1];
  const { body, files } = bodyOf(init.body);
  const write: NewWrite = {
    ...note,
    id: headers.get("idempotency-key") ?? freshKey(),
    method: init.method ?? "GET",
    path,
    body,
    version: version === undefined ? null : Number(version),
    triedAt,
    createdAt: new Date().toISOString(),
  };
  return { write, files };
}

function bodyOf(body: RequestInit["body"]): { body: NewWrite["body"]; files: File[] } {
  if (!(body instanceof FormData)) {
    return { body: { is: "json", text: typeof body === "string" ? body : "" }, files: [] };
  }
  const files: File[] = [];
  const parts = Array.from(body, ([name, value]): QueuedPart => {
    if (typeof value === "string") return { name, text: value };
    const place = files.push(value) - 1;
    return { name, file: { place, name: value.name, type: value.type } };
  });
  return { body: { is: "form", parts }, files };
}
