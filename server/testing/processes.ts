import { readdirSync, readFileSync } from "node:fs";

/** Running child processes; only on Linux. */
export function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((child) => child > 0 && parentOf(child) === pid);
}

/** Undefined if the process has ended. */
export function parentOf(pid: number): number | undefined {
  const [state, parent] = statOf(pid);
  return state === undefined || state === "Z" ? undefined : Number(parent);
}

/** Processor time a process has used so far. */
export function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name in parentheses may contain anything; state, parent and, ten fields later, the times follow.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
