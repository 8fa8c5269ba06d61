import { randomUUID } from "node:crypto";
import * as contract from "#contracts/accounts/archive.ts";
import {
  broughtBack,
  listOf,
  over,
  withManifest,
  zipped,
} from "../src/accounts/archive/archive.testing.ts";
import { ownRow, row, type Scene } from "./authorization-scene.ts";
import { fileOf } from "./owned-rows.ts";

/** The same each time: what was brought once stays as it is. */
const carrierId = randomUUID();
const withCarrier = () =>
  zipped(withManifest(new Map([["data/carriers.json", listOf({ _id: carrierId, name: "Box" })]])));

/** The owner has an archive that is ready, and something that one has brought. */
async function madeArchives({ owner }: Scene) {
  await broughtBack(owner, await withCarrier());
  await owner.call(contract.startExport);
  await over(() => owner.call(contract.getExport));
  return {};
}

export const rowsOfArchives = [
  // First: strangers make archives of their own below.
  row(contract.getExportFile, { input: madeArchives, stranger: "NOT_FOUND" }),
  ownRow(contract.getExport, () => ({})),
  ownRow(contract.startExport, () => ({})),
  ownRow(contract.getImport, () => ({})),
  ownRow(contract.startImport, async () => ({
    files: { file: fileOf(await withCarrier(), "archive.zip") },
  })),
];
