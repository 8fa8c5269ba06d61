import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Moment } from "../kernel/text.ts";

const mebibyte = 1024 * 1024;

/** How long an archive of an account can be downloaded, in days. */
export const archiveDays = 7;
/** Archives that one account can ask for, and bring back, within a day. */
export const archivesPerDay = 5;
/** Bytes of an archive that is brought back. */
export const archiveBytesMax = 1024 * mebibyte;
/** Files in an archive that is brought back. */
export const archiveEntriesMax = 10_000;
/** How many refused things a report names. */
export const refusedShown = 100;

export const archiveStates = ["none", "working", "ready", "failed"] as const;

/** How many things of a kind there are, by a name for people, such as "Pets". */
const Counted = z.object({ name: z.string(), count: z.number() });

/** An account's archive. `url` is read with the owner's bearer. */
const Export = z.object({
  state: z.enum(archiveStates),
  /** Of the work, from 0 to 1. */
  progress: z.number(),
  /** The size of the archive; before it is made, of the files that go into it. */
  bytes: z.number(),
  expiresAt: z.nullable(Moment),
  url: z.nullable(z.string()),
  /** What an archive that is made now would have. */
  holds: z.array(Counted),
});
export type Export = z.output<typeof Export>;

/** Something in an archive that was not restored: why, and by which field. */
const Refused = z.object({
  kind: z.string(),
  title: z.string(),
  reason: z.string(),
  field: z.nullable(z.string()),
});
export type Refused = z.output<typeof Refused>;

/** What an archive that was brought back did. */
export const ImportReport = z.object({
  /** Why nothing was changed; null where the archive was read. */
  problem: z.nullable(z.string()),
  restored: z.array(Counted),
  /** What was there before. */
  skipped: z.array(Counted),
  refused: z.array(Refused),
  refusedCount: z.number(),
});
export type ImportReport = z.output<typeof ImportReport>;

const Import = z.object({
  state: z.enum(archiveStates),
  /** Of the work, from 0 to 1. */
  progress: z.number(),
  report: z.nullable(ImportReport),
});
export type Import = z.output<typeof Import>;

const limits = {
  rates: [{ times: archivesPerDay, seconds: 24 * 60 * 60, per: "account" }],
} as const;

export const startExport = endpoint({
  method: "POST",
  path: "/api/auth/export",
  summary:
    "Starts to pack everything of the current user into one ZIP file. It replaces the last one; while one is being packed, that goes on. An email is sent when it is ready.",
  session: "required",
  proof: true,
  response: Export,
  status: 202,
  limits,
});

export const getExport = endpoint({
  method: "GET",
  path: "/api/auth/export",
  summary:
    "Returns the state of the current user's archive. It is deleted 7 days after it was packed.",
  session: "required",
  response: Export,
});

export const getExportFile = endpoint({
  method: "GET",
  path: "/api/auth/export/file",
  summary: "Returns the current user's archive.",
  session: "required",
  response: z.unknown(),
  bytes: ["application/zip"],
  limits: { rates: [{ times: 30, seconds: 60 * 60, per: "account" }] },
});

export const startImport = endpoint({
  method: "POST",
  path: "/api/auth/import",
  summary:
    "Takes an archive of this or another site, up to 1 GB, and starts to restore what the current user doesn't have: profile, carriers, pets, records, trips, photos and their files. Posts are not published again. Takes AdventureLog's export and the calendar (.ics) of TripIt or TREK, too: their trips are added.",
  session: "required",
  files: {
    file: {
      label: "Archive",
      kinds: ["zip", "calendar"],
      visibility: "private",
      required: true,
      isReceived: true,
      bytesMax: archiveBytesMax,
    },
  },
  response: Import,
  status: 202,
  limits,
});

export const getImport = endpoint({
  method: "GET",
  path: "/api/auth/import",
  summary: "Returns the state of the archive that the current user last brought back.",
  session: "required",
  response: Import,
});
