import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isReady, kill, runToItsEnd, startHouse } from "./house-process.ts";
import * as traveller from "./traveller.ts";
import { openWire } from "./wire.ts";

export type SecondProcessReport = {
  /** How the second process ended, and how soon. */
  code: number | null;
  refusalMs: number;
  lines: string[];
  namesTheFirst: boolean;
  firstGoesOn: boolean;
  takeoverMs: number;
  lost: string[];
};

/** A second process on the same folder steps back; when the first is killed, a new one takes over at once. */
export async function secondProcess(): Promise<SecondProcessReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-second-"));
  const variables = { DATA_DIR: folder };
  const first = await startHouse(variables);
  let last = first;
  try {
    const token = await traveller.signIn(first);
    const fates = traveller.noFates();
    const second = await runToItsEnd(variables);
    const wire = openWire(first.port, 1);
    const posted = await traveller.post(wire, token, traveller.draftOf("Still here"), fates);
    const firstGoesOn = posted && (await isReady(first.address));
    wire.close();
    await kill(first);
    last = await startHouse(variables);
    const { lost } = traveller.lossesIn(await traveller.readAll(last), fates.acknowledged);
    return {
      code: second.code,
      refusalMs: second.ms,
      lines: second.stderr.trimEnd().split("\n"),
      namesTheFirst: new RegExp(`\\b${first.pid}\\b`).test(second.stderr),
      firstGoesOn,
      takeoverMs: last.readyMs,
      lost,
    };
  } finally {
    await kill(last);
    rmSync(folder, { recursive: true, force: true });
  }
}
