import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importVenues } from "../../server/src/operations/venues.ts";
import { expect } from "../test.ts";

/**
 * Imports elements of OpenStreetMap as an answer of Overpass of a day in November 2026; `area` is the name of its file. Waits
 * while another journey imports: one at a time can.
 */
export async function importPlaces(
  area: string,
  elements: readonly object[],
  day = 20,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-places-"));
  const path = join(folder, `${area}.json`);
  const osm3s = { timestamp_osm_base: `2026-11-${day}T08:00:00Z` };
  writeFileSync(path, JSON.stringify({ version: 0.6, generator: "Overpass API", osm3s, elements }));
  await expect(async () => {
    const imported = await importVenues({ DATA_DIR: process.env["E2E_DATA_DIR"] }, { path });
    expect(imported).toMatchObject({ done: true });
  }).toPass();
  rmSync(folder, { recursive: true });
}
