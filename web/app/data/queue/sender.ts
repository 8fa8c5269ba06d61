import { send } from "../send.ts";
import { currentSession, currentToken, onOtherPerson } from "../session.ts";
import { noteSent } from "./channel.ts";
import { changeWrite, listWrites, readFile, type QueuedWrite } from "./store.ts";
import { isBasedOn, nextWrite, outcomeOf, unsureProblem, versionOver } from "./turns.ts";

const jsonPatienceMs = 30_000;
const filePatienceMs = 5 * 60_000;
/** Pauses after one failure, two, and so on, in milliseconds. */
const pauses = [2_000, 5_000, 15_000, 60_000, 5 * 60_000];

/** Of all tabs one sends at a time. */
const lockOf = (userId: string) => `queue ${userId}`;

let isStarted = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let going: Promise<void> | undefined;
let isWoken = false;

/** Sends what waits: now, when the network is back, when the tab is looked at again, and after pauses. */
export function startSender(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener("online", wakeSender);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) wakeSender();
  });
  onOtherPerson(wakeSender);
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isSend(data)) wakeSender();
  });
  wakeSender();
}

const isSend = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "is" in message && message.is === "send";

/** Sends at once; while it is sending, once more afterwards. */
export function wakeSender(): void {
  clearTimeout(timer);
  timer = undefined;
  isWoken = true;
  going ??= run().finally(() => {
    going = undefined;
  });
}

async function run(): Promise<void> {
  while (isWoken) {
    isWoken = false;
    const session = currentSession();
    if (session.is === "guest") return;
    const { userId } = session;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one round after another
      await navigator.locks.request(lockOf(userId), () => drain(userId));
    } catch {
      // The database went with its person, or can't be read.
      return;
    }
  }
}

/** Sends one write after another until nothing is left, or nothing gets through. */
async function drain(userId: string): Promise<void> {
  const skipped = new Set<string>();
  // Left from a tab that ended: no other sends now.
  for (const { id, state } of await listWrites(userId)) {
    if (state === "sending") await changeWrite(userId, id, () => ({ state: "waiting" }));
  }
  while (isHere(userId)) {
    const write = nextWrite(await listWrites(userId), skipped);
    if (!write) break;
    const result = await sendOne(userId, write);
    if (result === "signedOut") return;
    if (result === "later" || result === "down") skipped.add(write.target);
    else failures = 0;
    if (result === "down") break;
  }
  if (skipped.size === 0) return;
  timer = setTimeout(wakeSender, pauses[Math.min(failures, pauses.length - 1)]);
  failures += 1;
  await askForSync();
}

const isHere = (userId: string): boolean => {
  const session = currentSession();
  return session.is === "member" && session.userId === userId && navigator.onLine;
};

type Sent = "done" | "later" | "down" | "signedOut";

async function sendOne(userId: string, write: QueuedWrite): Promise<Sent> {
  const { id } = write;
  const now = Date.now();
  if (unsureProblem(write, now) !== undefined) {
    await changeWrite(userId, id, () => ({ state: "failed" }), unsureProblem(write, now));
    return "done";
  }
  const isClaimed = await changeWrite(userId, id, ({ state, triedAt }) =>
    state === "waiting" ? { state: "sending", triedAt: triedAt ?? now } : undefined,
  );
  if (!isClaimed) return "done";
  const content = await bodyOf(userId, write).catch(() => undefined);
  if (content === undefined) {
    const problem =
      "One of its files can't be read anymore. Discard this change and make it again.";
    await changeWrite(userId, id, () => ({ state: "failed", triedAt: write.triedAt }), problem);
    return "done";
  }
  const response = await sendContent(userId, write, content).catch(() => undefined);
  if (response?.status === 404 && write.otherwise) {
    noteSent();
    await changeWrite(userId, id, () => "remove");
    return "done";
  }
  const outcome = await outcomeOf(response);
  if (outcome.is === "sent") {
    if (outcome.version !== undefined) await moveOn(userId, write, outcome.version);
    // The page is read again before it is shown without the write.
    noteSent();
    await changeWrite(userId, id, () => "remove");
    return "done";
  }
  const { state, problem, isUnknown } = outcome;
  const version = versionOver(write.base, outcome.current);
  if (version !== undefined) {
    await changeWrite(userId, id, () => ({ state: "waiting", version, triedAt: write.triedAt }));
    return "done";
  }
  const isSent = isUnknown || write.firstBody !== undefined;
  const triedAt = isSent ? (write.triedAt ?? now) : null;
  await changeWrite(userId, id, () => ({ state, triedAt }), problem);
  if (outcome.is === "signedOut") return "signedOut";
  if (!response) return "down";
  return state === "waiting" ? "later" : "done";
}

/** What was based on the version before a write that arrived is based on that write. */
async function moveOn(userId: string, sent: QueuedWrite, version: number): Promise<void> {
  for (const later of await listWrites(userId)) {
    if (isBasedOn(later, sent, version)) await changeWrite(userId, later.id, () => ({ version }));
  }
}

/**
 * Sends a write. The server takes the edited body under the key of the first one if that one didn't arrive. Else its
 * stored answer names what there is to change.
 */
async function sendContent(
  userId: string,
  write: QueuedWrite,
  content: string | FormData,
): Promise<Response> {
  const response = await request(userId, write, content);
  const { id, path, body, firstBody, editFields = [], otherwise } = write;
  if (response.status === 400 && otherwise)
    return request(userId, { ...write, id: `${id}-otherwise` }, JSON.stringify(otherwise));
  if (firstBody === undefined || body.is !== "json") return response;
  if (!(await isOtherBody(response.clone()))) return response;
  const first = await request(userId, write, firstBody);
  if (!first.ok) return first;
  const { _id }: { _id: string } = await first.json();
  const edited = Object.entries<unknown>(JSON.parse(body.text));
  const changes = Object.fromEntries(edited.filter(([field]) => editFields.includes(field)));
  const change = { ...write, id: `${id}-edit`, method: "PUT", path: `${path}/${_id}` };
  return request(userId, change, JSON.stringify(changes));
}

/** Whether the server had another body with this key. */
async function isOtherBody(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const answer: unknown = await response.json().catch(() => undefined);
  return (
    typeof answer === "object" &&
    answer !== null &&
    "code" in answer &&
    answer.code === "IDEMPOTENCY_MISMATCH"
  );
}

async function request(
  userId: string,
  { id, method, path, version, body }: QueuedWrite,
  content: string | FormData,
): Promise<Response> {
  // The token is that of another person if one has logged in meanwhile.
  if (!isHere(userId)) throw new DOMException("The person has left.", "AbortError");
  const headers = new Headers({
    accept: "application/json",
    authorization: `Bearer ${currentToken() ?? ""}`,
    "idempotency-key": id,
  });
  if (version !== null) headers.set("if-match", `"v${version}"`);
  if (body.is === "json") headers.set("content-type", "application/json");
  const signal = AbortSignal.timeout(body.is === "json" ? jsonPatienceMs : filePatienceMs);
  return send(path, { method, headers, body: content, signal });
}

async function bodyOf(userId: string, { id, body }: QueuedWrite): Promise<string | FormData> {
  if (body.is === "json") return body.text;
  const form = new FormData();
  for (const part of body.parts) {
    const value = "text" in part ? part.text : await readFile(userId, id, part.file);
    if (value === undefined) throw new DOMException("A file is missing.", "NotFoundError");
    form.append(part.name, value);
  }
  return form;
}

/** Background Sync, where the browser has it: the worker wakes a tab once there is a network. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && "sync" in registration) {
    await (registration as WithSync).sync.register("queue").catch(() => undefined);
  }
}

type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } };
