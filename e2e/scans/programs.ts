import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

/** What one program found, in lines for the table. */
export type Scan = {
  program: string;
  what: string;
  /** Requests it made, where it tells. */
  asked?: number;
  found: string[];
};

/** True where this machine has it. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync("which", [name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Runs a program for at most so long; resolves with all it said, and whether it came to its end. */
export async function run(
  name: string,
  args: readonly string[],
  cwd: string,
  atMostMs: number,
): Promise<{ said: string; isWhole: boolean }> {
  const child = spawn(name, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] ?? "", HOME: cwd },
  });
  let said = "";
  child.stdout.on("data", (part: Buffer) => (said += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const timer = setTimeout(() => child.kill("SIGTERM"), atMostMs);
  await once(child, "close");
  clearTimeout(timer);
  return { said, isWhole: child.signalCode === null };
}

/** Options with their values, as a program wants them. */
export const optionsOf = (options: Record<string, string>): string[] =>
  Object.entries(options).flat();
