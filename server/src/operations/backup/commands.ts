import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { FolderInUse } from "../../platform/db/lock.ts";
import { type Env, EnvError, readEnv } from "../../platform/env.ts";
import { openBlobs } from "../../platform/files/open-blobs.ts";
import { type Copied, copyServer, type Place } from "./copy.ts";
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

/** Writes everything a server holds into one file, whether the server is open or closed. */
export const backUp = (variables: Variables, path: string): Promise<Outcome> =>
  telling(async () => {
    const env = readEnv(variables);
    const file = resolve(path);
    if (existsSync(file)) throw new BackupError(`${file} is there already, and stays.`);
    if (existsSync(partialOf(file))) throw new BackupError(beingWritten(partialOf(file)));
    await mkdir(dirname(file), { recursive: true });
    const blobs = await openBlobs(env);
    try {
      const make = (source: Source) => makeArchive({ ...source, blobs }, file, new Date());
      const manifest = await (env.databaseUrl
        ? fromPostgres(env, make)
        : fromCopy(env, "backup", make));
      return [`${file} holds ${contentsOf(manifest)}.`, ...notesOnMade(manifest)];
    } finally {
      await blobs.close();
    }
  });

/** Looks whether an archive is whole and can be restored by this version, without a place to restore it to. */
export const verify = (path: string): Promise<Outcome> =>
  telling(async () => {
    const manifest = await verifyArchive(resolve(path), stepNames);
    return [`${resolve(path)} is whole. ${madeOf(manifest)}`];
  });

/** Restores an archive into an empty place: the database and the files that the variables name. */
export const restore = (variables: Variables, path: string): Promise<Outcome> =>
  telling(async () => {
    const env = readEnv(variables);
    const manifest = await restoreArchive(env, resolve(path));
    return [
      `Restored into ${placeOf(env)}. ${madeOf(manifest)}`,
      ...notesOnRestored(env, manifest),
    ];
  });

/** Copies the server that the variables name to a PostgreSQL and a bucket, as often as it is asked to. */
export const copy = (variables: Variables, { to, files }: Place): Promise<Outcome> =>
  telling(async () => {
    const env = readEnv(variables);
    checkPlace({ to, files });
    return copyMessages(env, await copyServer(env, { to, files }));
  }, "run the same command again to continue");

/** Throws EnvError in the words of the command line. */
function checkPlace({ to, files }: Place): void {
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

async function telling(
  work: () => Promise<string[]>,
  otherwise = "nothing was left behind",
): Promise<Outcome> {
  try {
    return { done: true, text: (await work()).join("\n") };
  } catch (error) {
    const isOurs = [BackupError, EnvError, FolderInUse].some((type) => error instanceof type);
    if (isOurs && error instanceof Error) return { done: false, text: error.message };
    return { done: false, text: `It failed, and ${otherwise} (${reasonOf(error)}).` };
  }
}

const beingWritten = (partial: string) =>
  `${partial} is being written by another backup. If none runs, one was broken off: remove it.`;

function contentsOf({ tables, files, holds }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const rowCount = `${figure(rows)} rows of ${tables.length} tables`;
  if (holds === "rows") return `${rowCount}, and no files`;
  return `${rowCount} and ${figure(files.count)} files of ${figure(Math.ceil(files.bytes / 1e6))} MB`;
}

const figure = (number: number) => number.toLocaleString("en-US");

const madeOf = (manifest: Manifest) =>
  `It was made at ${manifest.madeAt} and holds ${contentsOf(manifest)}.`;

const placeOf = ({ databaseUrl, filesUrl, dataDir }: Env) =>
  `${databaseUrl ? "PostgreSQL" : dataDir}${filesUrl ? " and the FILES_URL bucket" : ""}`;

function notesOnMade({ files }: Manifest): string[] {
  const secret =
    "It doesn't include SESSION_SECRET. Store that (or DATA_DIR/session-secret) somewhere else.";
  return [secret, ...damagedIn({ files })];
}

function damagedIn({ files }: Pick<Manifest, "files">): string[] {
  if (files.damaged.length === 0) return [];
  const which = files.damaged.slice(0, 20).join(", ");
  return [
    `${files.damaged.length} files were not whole in the house already, and are as they were: ${which}.`,
  ];
}

function notesOnRestored({ sessionSecret, dataDir }: Env, { tables, holds }: Manifest): string[] {
  const mails = tables.find(({ name }) => name === "mail_outbox")?.rows ?? 0;
  const secretFile = `${dataDir}/session-secret`;
  return [
    ...(sessionSecret || existsSync(secretFile)
      ? []
      : [
          `Without the SESSION_SECRET of the house that was backed up (or its file, as ${secretFile}), sessions, mailed links, links to trips and calendar addresses end.`,
        ]),
    ...(mails > 0
      ? [`${mails} letters wait in it and go out at the first start, some perhaps a second time.`]
      : []),
    ...(holds === "rows"
      ? ["It has no files. Put the original files where FILES_URL or DATA_DIR points."]
      : []),
  ];
}

function copyMessages(env: Env, { manifest, found, files }: Copied): string[] {
  const contents = contentsOf(manifest);
  const sure = "Verified: every count and hash matches.";
  if (found === "same") {
    const again = files.put > 0 ? ` Files that were put anew: ${figure(files.put)}.` : "";
    return [`All of it is there already: ${contents}. ${sure}${again}`];
  }
  const { sessionSecret, dataDir } = env;
  const secret = sessionSecret ? "SESSION_SECRET" : `SESSION_SECRET (${dataDir}/session-secret)`;
  return [
    `${found === "earlier" ? "Updated the copy" : "Copied"}: ${contents}, as they were at ${manifest.madeAt}. ${sure}`,
    ...(files.there > 0 ? [`${figure(files.there)} of the files were there already.`] : []),
    ...damagedIn(manifest),
    `What is written in this house from then on is not there. To move: stop this house, run the same again, which brings the copy up to date, and start the new one with both addresses and the same ${secret}.`,
  ];
}
