import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "#contracts/kernel/errors.ts";
import * as z from "zod/mini";
import { AdminChange, changeAdmin } from "../accounts/accounts/service.ts";
import { listRuleChanges, RuleRequest } from "../travel/deadlines/service.ts";
import { createGiftCard, NewGiftCard } from "../commerce/carts/service.ts";
import { sendToServer } from "./control-socket.ts";
import { FolderInUse, lockFolder } from "../platform/db/lock.ts";
import { openDatabase } from "../platform/db/open.ts";
import { type Env, EnvError, readEnv } from "../platform/env.ts";
import type { Db, Schema } from "../platform/schema.ts";

/** The result of a command, with one sentence for the operator. */
const Outcome = z.strictObject({ done: z.boolean(), text: z.string() });
export type Outcome = z.output<typeof Outcome>;

const failed = (text: string): Outcome => ({ done: false, text });

type Command = AdminChange | NewGiftCard | RuleRequest;

/** Runs a command on an open database. */
export async function runCommand(db: Db, request: unknown): Promise<Outcome> {
  const command = z.safeParse(z.union([AdminChange, NewGiftCard, RuleRequest]), request).data;
  if (!command)
    return failed(
      "The running server doesn't know this command. Restart it with this version, then try again.",
    );
  try {
    return { done: true, text: await textOf(db, command) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed(error.message);
  }
}

async function textOf(db: Db, command: Command): Promise<string> {
  if ("rules" in command) return listRuleChanges(db, command);
  return "email" in command ? changeAdmin(db, command) : createGiftCard(db, command);
}

/**
 * Runs a command. PostgreSQL: directly in the database. PGlite: through the running server, because two processes on
 * one folder lose writes; without a server, the folder is opened here.
 */
export async function administer(
  variables: Record<string, string | undefined>,
  change: Command,
): Promise<Outcome> {
  try {
    const env = readEnv(variables);
    return env.databaseUrl ? await inDatabase(env, change) : await inFolder(env, change);
  } catch (error) {
    if (error instanceof EnvError) return failed(error.message);
    return failed(errorText(error));
  }
}

async function inFolder(env: Env, change: Command): Promise<Outcome> {
  const { dataDir } = env;
  if (!existsSync(join(dataDir, "pglite"))) return failed(noServer);
  try {
    const lock = lockFolder(dataDir);
    try {
      return await inDatabase(env, change);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const answer = z.safeParse(Outcome, await sendToServer(dataDir, change)).data;
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
    return await runCommand(db, change);
  } finally {
    await close();
  }
}

const noServer =
  "There's no database here yet. Start the server once, sign up, then run this again.";
const noTable = "42P01";

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : error.message;
  return code === noTable
    ? noServer
    : `Can't reach the database (${code}). Check DATABASE_URL and DATA_DIR.`;
}
