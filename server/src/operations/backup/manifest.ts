import { createHash } from "node:crypto";
import * as z from "zod/mini";

/** The format version written here. A reader rejects versions that it doesn't support. */
export const format = 1;

const Count = z.int().check(z.nonnegative());
const Name = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The contents of an archive, listed in its second-last entry. */
export const Manifest = z.strictObject({
  format: z.literal(format),
  /** `whole` includes the files; `rows` has only the database, like a snapshot. */
  holds: z.enum(["whole", "rows"]),
  /** Everything acknowledged before is in it. */
  madeAt: z.iso.datetime(),
  /** The applied migrations, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: Name, columns: z.array(Name), rows: Count })),
  sequences: z.array(
    z.strictObject({ name: Name, value: z.string().check(z.regex(/^-?\d+$/)), used: z.boolean() }),
  ),
  /** Number of file entries, their total bytes, and IDs of files that were already damaged. */
  files: z.strictObject({ count: Count, bytes: Count, damaged: z.array(z.string()) }),
  /** The hash lists, in order. */
  sums: z.array(z.strictObject({ name: z.string(), sha256: Hash })),
});
export type Manifest = z.output<typeof Manifest>;

/** The first entry tells a person who finds the archive what it is. */
export const about = {
  name: "about.txt",
  text: `This is a Wagabond backup, format ${format}. It contains people's private documents: store it securely.

To check that it's intact:  npx wagabond restore --verify FILE
To restore it:              npx wagabond restore FILE

rows/TABLE/NNNNNN.jsonl.gz  one row per line, values as PostgreSQL text
files/...                   file contents, by storage key
sums/NNNNNN                 SHA-256 of the entries before it, for sha256sum -c
manifest.json               schema, tables with columns and counts, and the hashes of all sums
manifest.sha256             the hash of the manifest
`,
} as const;

export const manifestName = "manifest.json";
export const sealName = "manifest.sha256";

export const sha256 = (bytes: Buffer | string): string =>
  createHash("sha256").update(bytes).digest("hex");

/** One line of a hash list, in the format of `sha256sum`. */
export const sumLine = (hash: string, name: string): string => `${hash}  ${name}\n`;

/** The name of the nth part of something, from 1. */
export const partName = (folder: string, n: number, ending = ""): string =>
  `${folder}/${String(n).padStart(6, "0")}${ending}`;

/** The kind of an entry, by its name; undefined if the name is not valid. */
export function kindOf(name: string): EntryKind | undefined {
  if (name === about.name) return { is: "about" };
  if (name === manifestName) return { is: "manifest" };
  if (name === sealName) return { is: "seal" };
  if (/^sums\/\d{6}$/.test(name)) return { is: "sums" };
  const [, table] = /^rows\/([a-z_][a-z0-9_]{0,62})\/\d{6}\.jsonl\.gz$/.exec(name) ?? [];
  if (table !== undefined) return { is: "rows", table };
  const [, key] =
    /^files\/((?:public|private)\/[0-9a-f-]{36}\/[a-z0-9]+\.[a-z0-9]+)$/.exec(name) ?? [];
  return key === undefined ? undefined : { is: "file", key };
}

export type EntryKind =
  | { is: "about" | "manifest" | "seal" | "sums" }
  | { is: "rows"; table: string }
  | { is: "file"; key: string };
