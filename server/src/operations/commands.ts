import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "#contracts/kernel/errors.ts";
import * as z from "zod/mini";
import {
  AdminChange,
  changeAdmin,
  resetTwoFactor,
  TwoFactorReset,
} from "../accounts/accounts/service.ts";
import { listRuleChanges, RuleRequest } from "../travel/deadlines/service.ts";
import { createGiftCard, NewGiftCard } from "../commerce/carts/service.ts";
import { type LoadDeps, LoadRequest, loadVenues } from "../lookup/venues/import/service.ts";
import { sendToServer } from "./control-socket.ts";
import { FolderInUse, lockFolder } from "../platform/db/lock.ts";
import { openDatabase } from "../platform/db/open.ts";
import { type Env, EnvError, readEnv } from "../platform/env.ts";
import { makeEvents } from "../platform/events.ts";
import type { Db, Schema } from "../platform/schema.ts";

/** The result of a command, with one sentence for the operator. */
const Outcome = z.strictObject({ done: z.boolean(), text: z.string() });
export type Outcome = z.output<typeof Outcome>;

const failed = (text: string): Outcome => ({ done: false, text });

const Command = z.union([AdminChange, TwoFactorReset, NewGiftCard, RuleRequest, LoadRequest]);
type Command = z.output<typeof Command>;

/** Runs a command on an open database. `imports` is needed by those that import. */
export async function runCommand(
  db: Db,
  request: unknown,
  imports?: Omit<LoadDeps, "db">,
): Promise<Outcome> {
  const command = z.safeParse(Command, request).data;
  if (!command)
    return failed(
      "The running server doesn't know this command. Restart it with this version, then try again.",
    );
  try {
    return { done: true, text: await textOf(db, command, imports) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed(error.message);
  }
}

async function textOf(
  db: Db,
  command: Command,
  imports: Omit<LoadDeps, "db"> | undefined,
): Promise<string> {
  if ("loadVenues" in command) {
    if (!imports) throw new AppError("UNAVAILABLE", "Nothing can be imported here.");
    return loadVenues({ db, ...imports }, command);
  }
  if ("rules" in command) return listRuleChanges(db, command);
  if ("resetTwoFactor" in command) return resetTwoFactor(db, command);
  return "email" in command ? changeAdmin(db, command) : createGiftCard(db, command);
}

/**
 * Runs a command. PostgreSQL: directly in the database. PGlite: through the running server, because two processes on
 * one folder lose writes; without a server, the folder is opened here.
 */
export async function administer(
  variables: Record<string, string | undefined>,
  change: Command,
  patienceMs?: number,
): Promise<Outcome> {
  try {
    const env = readEnv(variables);
    return await (env.databaseUrl ? inDatabase(env, change) : inFolder(env, change, patienceMs));
  } catch (error) {
    if (error instanceof EnvError) return failed(error.message);
    return failed(errorText(error));
  }
}

async function inFolder(env: Env, change: Command, patienceMs?: number): Promise<Outcome> {
  const { dataDir } = env;
  const missing = missingDatabase(env);
  if (missing) return missing;
  try {
    const lock = lockFolder(dataDir);
    try {
      return await inDatabase(env, change);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const answer = z.safeParse(Outcome, await sendToServer(dataDir, change, patienceMs)).data;
    if (answer) return answer;
    const who = `Process ${error.pid ?? "unknown"}`;
    return failed(
      `${who} is using ${dataDir} and isn't responding yet. Wait for it to start, or stop it, then run this again.`,
    );
  }
}

async function inDatabase(env: Env, change: Command): Promise<Outcome> {
  const { db, close } = await openDatabase<Schema>(env);
  try {
    const events = makeEvents(db, env.databaseUrl !== undefined);
    const { dataDir } = env;
    return await runCommand(db, change, { events, dataDir, isStopping: () => false });
  } finally {
    await close();
  }
}

const noServer =
  "There's no database here yet. Start the server once, sign up, then run this again.";
const noTable = "42P01";

/** Why there is nothing to run a command on, before its work begins; undefined if there may be a database. */
export const missingDatabase = ({ databaseUrl, dataDir }: Env): Outcome | undefined =>
  databaseUrl || existsSync(join(dataDir, "pglite")) ? undefined : failed(noServer);

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : error.message;
  return code === noTable
    ? noServer
    : `Can't reach the database (${code}). Check DATABASE_URL and DATA_DIR.`;
}
