import { archiveEntriesMax } from "#contracts/accounts/archive.ts";
import * as z from "zod/mini";

export const formatName = "wagabond-archive";
/** Readers know this version and the ones before it. */
export const formatVersion = 1;
export const manifestPath = "manifest.json";

/** Names of letters, digits, hyphens and dots, none of them hidden, in folders. */
export const pathPattern =
  /^(?!.{241})[A-Za-z0-9-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9-][A-Za-z0-9._-]*)*$/;

const wrong = (what: string) => `Its manifest has a wrong ${what}.`;
const Uuid = z
  .string(wrong("ID"))
  .check(
    z.maxLength(36, wrong("ID")),
    z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, wrong("ID")),
  );
export const isUuid = (text: string): boolean => z.safeParse(Uuid, text).success;

const File = z.object({
  path: z
    .string(wrong("path"))
    .check(z.maxLength(240, wrong("path")), z.regex(pathPattern, wrong("path"))),
  size: z.int(wrong("size")).check(z.gte(0, wrong("size"))),
  sha256: z
    .string(wrong("checksum"))
    .check(z.maxLength(64, wrong("checksum")), z.regex(/^[0-9a-f]{64}$/, wrong("checksum"))),
  /** The address by which the JSON files name it. */
  url: z.optional(z.string(wrong("address")).check(z.maxLength(300, wrong("address")))),
  /** The name that its owner gave it. */
  label: z.optional(z.string(wrong("label")).check(z.maxLength(120, wrong("label")))),
});
export type ArchivedFile = z.output<typeof File>;

/** The contents of an archive. The file is in the archive as `manifest.json`, and not in its own list. */
export const Manifest = z.object({
  format: z.literal(formatName, "It has no manifest of this kind of archive."),
  version: z.int(wrong("version")),
  site: z.string(wrong("site")).check(z.maxLength(300, wrong("site"))),
  madeAt: z.string(wrong("time")).check(z.maxLength(40, wrong("time"))),
  ownerId: Uuid,
  files: z
    .array(File, wrong("list of files"))
    .check(z.maxLength(archiveEntriesMax, "It has too many files.")),
  /** Of things that were brought here by an archive: the IDs that they had where they were first made. */
  marks: z.record(Uuid, Uuid, wrong("list of IDs")),
});
export type Manifest = z.output<typeof Manifest>;
