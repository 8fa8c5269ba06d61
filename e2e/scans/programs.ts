import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

/** The findings of one program, as lines for the table. */
export type Scan = {
  program: string;
  what: string;
  /** Number of requests, if known. */
  requests?: number;
  found: string[];
};

/** True if it is installed. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync("which", [name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Runs a program with a time limit. Resolves with its output and whether it finished. */
export async function run(
  name: string,
  args: readonly string[],
  cwd: string,
  atMostMs: number,
): Promise<{ output: string; isWhole: boolean }> {
  const child = spawn(name, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] ?? "", HOME: cwd },
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const timer = setTimeout(() => child.kill("SIGTERM"), atMostMs);
  await once(child, "close");
  clearTimeout(timer);
  return { output, isWhole: child.signalCode === null };
}

/** Options with their values, as command-line arguments. */
export const optionsOf = (options: Record<string, string>): string[] =>
  Object.entries(options).flat();
