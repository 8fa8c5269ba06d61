import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify, stripVTControlCharacters } from "node:util";
import { cpuSeconds } from "../../bench/cpu.ts";
import { memoryOf } from "../../bench/memory.ts";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import { type Latency, startRequests } from "./latency.ts";
import { largestAsset } from "./slow-clients.ts";
import * as testUser from "./test-user.ts";

/** slowhttptest's four attacks: slow headers, slow bodies, overlapping ranges, slow reads. */
export const attacks = ["headers", "body", "ranges", "reading"] as const;
export type Attack = (typeof attacks)[number];
export type SlowAttack = {
  attack: Attack;
  /** Responses to other clients meanwhile. */
  others: Latency;
  /** CPU seconds that the server used. */
  cpu: number;
  /** The last status that the program printed. */
  output: string;
};
export type SlowAttacksReport = {
  before: Latency;
  attacks: SlowAttack[];
  /** Memory of the server in MB: before and peak. */
  memory: { before: number; most: number };
};

const others = 10;
const calmMs = 4_000;
const attackSeconds = 20;
const connections = "1000";
const sampleMs = 200;
const maxOutput = 4 * 2 ** 20;
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** True if the program is installed. */
export function hasSlowhttptest(): boolean {
  try {
    execFileSync("slowhttptest", ["-h"], { stdio: "ignore" });
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ENOENT");
  }
}

const usual = ["-c", connections, "-r", "200", "-l", String(attackSeconds), "-p", "3"];
/** The options from its manual. */
const options = (attack: Attack, address: string): string[] => {
  const file = address + largestAsset();
  return {
    headers: ["-H", "-i", "10", "-x", "24", "-u", `${address}/`],
    body: ["-B", "-i", "10", "-s", "8192", "-x", "10", "-u", `${address}/api/hoots`],
    ranges: ["-R", "-a", "10", "-b", "3000", "-u", file],
    reading: ["-X", "-w", "512", "-y", "1024", "-n", "5", "-z", "32", "-k", "3", "-u", file],
  }[attack];
};

/** A non-loopback address of this machine; loopback clients are not limited. */
const outside = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((at) => at?.family === "IPv4" && !at.internal)?.address;

/** Runs the attacks one after the other from one address, beside regular clients; with default limits or with none. */
export async function slowAttacks({ limits }: { limits: boolean }): Promise<SlowAttacksReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-attacks-"));
  const RATE_LIMITS = limits ? "on" : "off";
  const server = await startServer({ DATA_DIR: folder, HOST: "0.0.0.0", RATE_LIMITS });
  try {
    const headers = { authorization: `Bearer ${await testUser.signIn(server)}` };
    return await measure(server, headers);
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  { port, pid }: ServerProcess,
  headers: Record<string, string>,
): Promise<SlowAttacksReport> {
  const address = `http://${outside() ?? "127.0.0.1"}:${port}`;
  const target = { path: "/api/profiles/me", headers };
  const calm = startRequests(port, others, target);
  await wait(calmMs);
  const before = await calm.stop();
  const memoryBefore = memoryOf(pid);
  let most = memoryBefore;
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(pid))), sampleMs);
  const seen: SlowAttack[] = [];
  for (const attack of attacks) {
    const load = startRequests(port, others, target);
    const cpu = cpuSeconds(pid);
    const output = await run([...options(attack, address), ...usual]);
    seen.push({ attack, others: await load.stop(), cpu: cpuSeconds(pid) - cpu, output });
  }
  clearInterval(sampling);
  return {
    before,
    attacks: seen,
    memory: { before: megabytes(memoryBefore), most: megabytes(most) },
  };
}

/** Its last status; it prints a full report every few seconds. */
async function run(args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("slowhttptest", args, { maxBuffer: maxOutput });
  const plain = stripVTControlCharacters(stdout);
  const status = /Exit status: *(.*)/.exec(plain)?.[1] ?? "nothing";
  const closed = plain.match(/closed: *(\d+)/g)?.at(-1) ?? "";
  return `${status.trim()} ${closed.replaceAll(/ +/g, " ")}`.trim();
}
