import { readFileSync } from "node:fs";

const pageBytes = 4096;

/** Resident memory of a process in bytes; 0 where the system does not report it. */
export function memoryOf(pid: number): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    return Number(pages) * pageBytes;
  } catch {
    return 0;
  }
}
