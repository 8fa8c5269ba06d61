import { currentSession, onOtherPerson } from "../session.ts";
import { createStore } from "../store.ts";
import { onQueueChange } from "./channel.ts";
import { startSender, wakeSender } from "./sender.ts";
import { caughtUp } from "./sent.ts";
import { changeWrite, listWrites, readFile, writesBeingStored, type QueuedWrite } from "./store.ts";
import { queuedShown } from "./shown.ts";
import { isEditable } from "./turns.ts";

const none: readonly QueuedWrite[] = [];

const userIdHere = (): string | undefined => {
  const session = currentSession();
  return session.is === "member" ? session.userId : undefined;
};

/** The queued writes of the member at this browser. To read them starts sending them. */
export const queuedWrites = createStore<readonly QueuedWrite[]>(none, (set) => {
  let latest = 0;
  let stored = none;
  let shownTo: string | undefined;
  const read = async () => {
    const time = (latest += 1);
    const userId = userIdHere();
    const isOver = () => time !== latest || userIdHere() !== userId;
    const show = (stored: readonly QueuedWrite[]) => {
      const writes = userId === undefined ? none : withNew(stored, writesBeingStored(userId));
      set(writes);
      return writes;
    };
    // A tap is answered before anything is stored.
    if (userId === undefined || writesBeingStored(userId).length > 0)
      queuedShown.set(show(shownTo === userId ? stored : none));
    if (userId === undefined) return;
    const fresh = await listWrites(userId).catch(() => none);
    if (isOver()) return;
    [stored, shownTo] = [fresh, userId];
    const writes = show(fresh);
    // What has arrived stays on the page until the page is read again.
    await caughtUp.get();
    if (!isOver()) queuedShown.set(writes);
  };
  const stops = [onQueueChange(() => void read()), onOtherPerson(() => void read())];
  void read();
  startSender();
  return () => {
    for (const stop of stops) stop();
  };
});

/** New writes come last, or take the place of those that they replace. */
const withNew = (stored: readonly QueuedWrite[], added: readonly QueuedWrite[]): QueuedWrite[] =>
  added.reduce<QueuedWrite[]>(
    (writes, write) => {
      const place = writes.findIndex(({ id }) => id === write.id || id === write.replaces);
      return place < 0 ? [...writes, write] : writes.with(place, write);
    },
    [...stored],
  );

const change = async (...[id, ...rest]: ShiftUser<Parameters<typeof changeWrite>>) => {
  const userId = userIdHere();
  return userId !== undefined && changeWrite(userId, id, ...rest);
};
type ShiftUser<P> = P extends [string, ...infer Rest] ? Rest : never;

/** Deletes a write; false while it is being sent. */
export const discardWrite = (id: string): Promise<boolean> =>
  change(id, ({ state }) => (state === "sending" ? undefined : "remove"));

/** Sends a write again that was rejected, or that was being edited. */
export async function sendNow(id: string): Promise<void> {
  await change(id, ({ state, triedAt }) =>
    state === "sending"
      ? undefined
      : { state: "waiting", triedAt: state === "failed" ? null : triedAt },
  );
  wakeSender();
}

/** What a form needs to open with a queued write. */
export type OpenedWrite = QueuedWrite & { files: Readonly<Record<string, File>> };

/** Opens a write for its form, named by its ID or by the key of its draft; it isn't sent meanwhile. */
export async function openWrite(
  isWanted: (write: QueuedWrite) => boolean,
): Promise<OpenedWrite | undefined> {
  const userId = userIdHere();
  if (userId === undefined) return undefined;
  const write = (await listWrites(userId)).findLast((each) => isWanted(each) && isEditable(each));
  if (!write) return undefined;
  const isOpen = await change(write.id, ({ state }) =>
    state === "sending" ? undefined : { state: "editing" },
  );
  if (!isOpen) return undefined;
  const files: Record<string, File> = {};
  for (const part of write.body.is === "form" ? write.body.parts : []) {
    const file = "file" in part ? await readFile(userId, write.id, part.file) : undefined;
    if (file) files[part.name] = file;
  }
  return { ...write, files };
}

/** The first picture of a write; undefined without one, or while it is being stored. */
export async function pictureOf({ id, body }: QueuedWrite): Promise<File | undefined> {
  const userId = userIdHere();
  if (userId === undefined || body.is === "json") return undefined;
  const part = body.parts.find((each) => "file" in each && each.file.type.startsWith("image/"));
  return part && "file" in part ? readFile(userId, id, part.file) : undefined;
}

/** The form closes, and what it was opened with waits again. */
export async function closeWrite(id: string): Promise<void> {
  await change(id, ({ state }) => (state === "editing" ? { state: "waiting" } : undefined));
  wakeSender();
}
