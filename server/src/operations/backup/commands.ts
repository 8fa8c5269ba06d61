import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { numberText } from "#format/numbers.ts";
import { FolderInUse } from "../../platform/db/lock.ts";
import { type Env, EnvError, readEnv } from "../../platform/env.ts";
import { openBlobs } from "../../platform/files/open-blobs.ts";
import { type Copied, copyServer, type CopyTarget } from "./copy.ts";
import { makeArchive } from "./make.ts";
import type { Manifest } from "./manifest.ts";
import { partialOf } from "./packing.ts";
import { stepNames, restoreArchive } from "./restore.ts";
import { fromCopy, fromPostgres, type Source } from "./source.ts";
import { BackupError, reasonOf } from "./errors.ts";
import { verifyArchive } from "./verify.ts";

type Variables = Record<string, string | undefined>;
/** The result of a command, with its message to the operator. */
type Outcome = { done: boolean; text: string };

/** Writes the database and files to one file, whether the server is running or stopped. */
export const backUp = (variables: Variables, path: string): Promise<Outcome> =>
  reporting(async () => {
    const env = readEnv(variables);
    const file = resolve(path);
    if (existsSync(file))
      throw new BackupError(`${file} already exists and wasn't overwritten. Choose another name.`);
    if (existsSync(partialOf(file))) throw new BackupError(beingWritten(partialOf(file)));
    await mkdir(dirname(file), { recursive: true });
    const blobs = await openBlobs(env);
    try {
      const make = (source: Source) => makeArchive({ ...source, blobs }, file);
      const manifest = await (env.databaseUrl
        ? fromPostgres(env, make)
        : fromCopy(env, "backup", make));
      return [
        `Wrote ${file} with ${contentsOf(manifest)}. It has everything that was saved before ${manifest.madeAt}.`,
        ...notesOnMade(manifest),
      ];
    } finally {
      await blobs.close();
    }
  });

/** Checks that an archive is undamaged and can be restored by this version. Needs no target. */
export const verify = (path: string): Promise<Outcome> =>
  reporting(async () => {
    const manifest = await verifyArchive(resolve(path), stepNames);
    return [`${resolve(path)} is complete and undamaged. ${describe(manifest)}`];
  });

/** Restores an archive to an empty target: the database and the files that the variables name. */
export const restore = (variables: Variables, path: string): Promise<Outcome> =>
  reporting(async () => {
    const env = readEnv(variables);
    const manifest = await restoreArchive(env, resolve(path));
    return [
      `Restored to ${targetOf(env)}. ${describe(manifest)}`,
      ...notesOnRestored(env, manifest),
    ];
  });

/** Copies the server that the variables name to PostgreSQL and a bucket. Can be repeated. */
export const copy = (variables: Variables, { to, files }: CopyTarget): Promise<Outcome> =>
  reporting(async () => {
    const env = readEnv(variables);
    checkTarget({ to, files });
    return copyMessages(env, await copyServer(env, { to, files }));
  }, "run the same command again to continue");

/** Throws EnvError that names the flags instead of the variables. */
function checkTarget({ to, files }: CopyTarget): void {
  try {
    readEnv({ DATABASE_URL: to, FILES_URL: files });
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const message = error.message
      .replaceAll("DATABASE_URL", "--to")
      .replaceAll("FILES_URL", "--files");
    throw new EnvError(message);
  }
}

async function reporting(
  work: () => Promise<string[]>,
  otherwise = "nothing was left behind",
): Promise<Outcome> {
  try {
    return { done: true, text: (await work()).join("\n") };
  } catch (error) {
    const isOurs = [BackupError, EnvError, FolderInUse].some((type) => error instanceof type);
    if (isOurs && error instanceof Error) return { done: false, text: error.message };
    return { done: false, text: `The command failed (${reasonOf(error)}): ${otherwise}.` };
  }
}

const beingWritten = (partial: string) =>
  `Another backup is writing ${partial}. If none is running, delete that file and try again.`;

function contentsOf({ tables, files, holds }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const rowCount = `${numberText(rows)} rows in ${tables.length} tables`;
  if (holds === "rows") return `${rowCount}, and no files`;
  return `${rowCount} and ${numberText(files.count)} files (${numberText(Math.ceil(files.bytes / 1e6))} MB)`;
}

const describe = (manifest: Manifest) =>
  `It has everything that was saved before ${manifest.madeAt}: ${contentsOf(manifest)}.`;

const targetOf = ({ databaseUrl, filesUrl, dataDir }: Env) =>
  `${databaseUrl ? "PostgreSQL" : dataDir}${filesUrl ? " and the FILES_URL bucket" : ""}`;

function notesOnMade({ files }: Manifest): string[] {
  const secret =
    "It doesn't include SESSION_SECRET. Store that (or DATA_DIR/session-secret) somewhere else.";
  return [secret, ...damagedIn({ files })];
}

function damagedIn({ files }: Pick<Manifest, "files">): string[] {
  if (files.damaged.length === 0) return [];
  const which = files.damaged.slice(0, 20).join(", ");
  return [`Files that were already damaged, copied as is (${files.damaged.length}): ${which}.`];
}

function notesOnRestored({ sessionSecret, dataDir }: Env, { tables, holds }: Manifest): string[] {
  const mails = tables.find(({ name }) => name === "mail_outbox")?.rows ?? 0;
  const secretFile = `${dataDir}/session-secret`;
  return [
    ...(sessionSecret || existsSync(secretFile)
      ? []
      : [
          `Set the original SESSION_SECRET (or put its file at ${secretFile}). Without it, everyone is logged out, and emailed, trip and calendar links stop working.`,
        ]),
    ...(mails > 0
      ? [
          `Unsent emails that will go out on first start: ${numberText(mails)}. Some may be sent twice.`,
        ]
      : []),
    ...(holds === "rows"
      ? ["It has no files. Put the original files where FILES_URL or DATA_DIR points."]
      : []),
  ];
}

function copyMessages(env: Env, { manifest, found, files }: Copied): string[] {
  const contents = contentsOf(manifest);
  const verified = "Verified: every count and hash matches.";
  if (found === "same") {
    const again = files.put > 0 ? ` Files copied again: ${numberText(files.put)}.` : "";
    return [`Already up to date: ${contents}. ${verified}${again}`];
  }
  const { sessionSecret, dataDir } = env;
  const secret = sessionSecret ? "SESSION_SECRET" : `SESSION_SECRET (${dataDir}/session-secret)`;
  return [
    `${found === "earlier" ? "Updated the copy" : "Copied"}: ${contents}, as of ${manifest.madeAt}. ${verified}`,
    ...(files.there > 0 ? [`Files already there: ${numberText(files.there)}.`] : []),
    ...damagedIn(manifest),
    `The copy doesn't include changes made here since then. To move: stop this server, run the same command again to update the copy, then start the new server with both URLs and the same ${secret}.`,
  ];
}
