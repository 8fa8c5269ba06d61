import type { Endpoint, FilePart, ParsedInput } from "#contracts/kernel/endpoint.ts";
import type { Events } from "./events.ts";
import type { Files, Upload } from "./files/files.ts";
import type { Session } from "./http/api.ts";
import { parseInput } from "./http/input.ts";
import type { Db, Trx } from "./schema.ts";
import type { Settings } from "./settings/service.ts";

/** What parts of an archive are read with. */
export type ArchiveReading = {
  db: Db;
  events: Events;
  secret: Uint8Array;
  publicUrl: string;
  settings: Settings;
};

/** A thing of an account as the API shows it to its owner, with a name for people. */
export type ArchivedItem = {
  title: string;
  json: object;
  /** Whether files that others uploaded to it belong to it, as in a trip of its owner. */
  hasOthersFiles: boolean;
};

/** A thing as an archive has it: `id` is the one that it had where the archive was made. */
export type ArchivedThing = { kind: string; id: string; title: string; json: JsonObject };

/** A JSON object that was not checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What things are restored with, all in one transaction: `events` and `files` write in it. */
export type Restoring = {
  trx: Trx;
  events: Events;
  files: Files;
  settings: Settings;
  session: Session;
  /** The owner's ID where the archive was made; null if it has none. */
  formerOwnerId: string | null;
  /**
   * The staged file of an address in the archive for a file of a call; undefined if there is none, it was refused, or such
   * a file can't be sent there. Throws VALIDATION where something has it already.
   */
  upload: (url: unknown, part: Pick<FilePart, "kinds" | "visibility">) => Upload | undefined;
  /** The ID here of a thing of the archive, if it was restored or is there. */
  idOf: (kind: string, archivedId: unknown) => string | undefined;
};

/** How things of one kind are restored. */
export type ArchivedKind = {
  kind: string;
  /** Their name for people, such as "Pets". */
  name: string;
  /** The IDs of those that a person has. */
  listIds: (db: Db, owner: Session) => Promise<readonly string[]>;
  /** What of it is missing here; null if nothing is. By default all of a thing that isn't there. */
  missing?: (db: Db, owner: Session, json: JsonObject) => Promise<JsonObject | null>;
  /** Restores one and returns its new ID. Throws what the services throw: it is then refused, and the rest goes on. */
  restore: (restoring: Restoring, thing: ArchivedThing) => Promise<string>;
};

/** What a feature adds to the archive of an account: one JSON file, with the files that it refers to. */
export type ArchivePart = {
  /** The file's name without its ending, and the folder of what it refers to. */
  name: string;
  /** The heading above it, such as "Pets". */
  title: string;
  /** Whether its items have one file at most, so that they need no folders of their own. */
  isFlat?: true;
  /** Parts that others refer to have a lower one. */
  order: number;
  list: (reading: ArchiveReading, owner: Session) => AsyncIterable<ArchivedItem>;
  /** How many there are, where people are shown a number. */
  count?: (db: Db, owner: Session) => Promise<number>;
  /** A further file that is made and not stored, such as a calendar. */
  file?: { path: string; make: (reading: ArchiveReading, owner: Session) => Promise<string> };
  /** How it is restored; absent for what is not. */
  restored?: {
    kinds: readonly ArchivedKind[];
    /** The things of an item of the file, those first that others refer to. */
    things: (item: JsonObject) => readonly ArchivedThing[];
  };
};

type Typed<Item extends object> = Omit<ArchivePart, "list"> & {
  list: (reading: ArchiveReading, owner: Session) => AsyncIterable<Item> | Promise<readonly Item[]>;
  titleOf: (item: Item) => string;
  hasOthersFiles?: (item: Item) => boolean;
};

/** Declares a part by the type of its items. */
export const archivePart = <Item extends object>({
  list,
  titleOf,
  hasOthersFiles = () => false,
  ...part
}: Typed<Item>): ArchivePart => ({
  ...part,
  async *list(reading, owner) {
    for await (const item of await list(reading, owner)) {
      yield { title: titleOf(item), json: item, hasOthersFiles: hasOthersFiles(item) };
    }
  },
});

/** All rows of a list with pages, one page after another. */
export async function* allPages<Row extends { _id: string }>(
  read: (before: string | undefined) => Promise<{ data: readonly Row[]; hasMore: boolean }>,
): AsyncIterable<Row> {
  let before: string | undefined;
  for (;;) {
    const { data, hasMore } = await read(before);
    yield* data;
    before = data.at(-1)?._id;
    if (!hasMore || before === undefined) return;
  }
}

/** A value of a JSON object as an object; empty if it is none. */
export const objectIn = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};

/** A value of a JSON object as a list of objects; empty if it is none. */
export const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.map(objectIn) : [];

/** A value as text; '' if it is none. */
export const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * What an archive has as the body of a call, by the same rules as if it was sent: keys that the body doesn't know, such as
 * `createdAt`, are left out. Throws VALIDATION with its fields.
 */
export function bodyOf<const E extends Endpoint>(
  endpoint: E,
  json: JsonObject,
): ParsedInput<E> extends { body: infer B } ? B : never {
  const shape = shapeOf(endpoint);
  const body = Object.fromEntries(
    Object.entries(json).filter(([key]) => Object.hasOwn(shape, key)),
  );
  const parsed = parseInput(
    { ...endpoint, params: undefined, query: undefined },
    { params: {}, query: {}, body },
  );
  // The schema of this endpoint has made it.
  return parsed.body as ParsedInput<E> extends { body: infer B } ? B : never;
}

const shapeOf = ({ body }: Endpoint): object => {
  const def = objectIn(body?._zod.def);
  return objectIn(def["shape"]);
};
