import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isReady, kill, runToItsEnd, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type SecondProcessReport = {
  /** Exit status of the second process, and its duration. */
  code: number | null;
  rejectionMs: number;
  lines: string[];
  namesTheFirst: boolean;
  firstGoesOn: boolean;
  takeoverMs: number;
  lost: string[];
};

/** A second process with the same folder exits; once the first is killed, a new one takes over at once. */
export async function secondProcess(): Promise<SecondProcessReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-second-"));
  const variables = { DATA_DIR: folder };
  const first = await startServer(variables);
  let last = first;
  try {
    const token = await testUser.signIn(first);
    const results = testUser.newResults();
    const second = await runToItsEnd(variables);
    const wire = openWire(first.port, 1);
    const posted = await testUser.post(wire, token, testUser.draftOf("Still here"), results);
    const firstGoesOn = posted && (await isReady(first.address));
    wire.close();
    await kill(first);
    last = await startServer(variables);
    const { lost } = testUser.lossesIn(await testUser.readAll(last), results.acknowledged);
    return {
      code: second.code,
      rejectionMs: second.ms,
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
