import { existsSync } from "node:fs";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFilesFolder, gcFolders } from "./folder.ts";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

test("the folder of a process that is gone is swept, and that of one that had a quiet day stays", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "wagabond-folders-"));
  const [own, quiet, gone] = [
    await makeFilesFolder(dataDir),
    await makeFilesFolder(dataDir),
    await makeFilesFolder(dataDir),
  ];
  for (const folder of [own, quiet, gone]) {
    await utimes(join(folder, "incoming"), hoursAgo(9), hoursAgo(9));
  }
  await gcFolders(quiet, hoursAgo(10));
  await gcFolders(own, hoursAgo(2));
  expect([own, quiet, gone].map((folder) => existsSync(join(folder, "incoming")))).toEqual([
    true,
    true,
    false,
  ]);
  await gcFolders(own, new Date(Date.now() + 1000));
  expect([own, quiet].map((folder) => existsSync(folder))).toEqual([true, false]);
  await rm(dataDir, { recursive: true });
});
