import { importVenues } from "../../server/src/operations/venues.ts";
import { expect } from "../test.ts";

/** Imports a file of places. Waits while another journey imports: one at a time can. */
export const importPlaces = (path: string): Promise<void> =>
  expect(async () => {
    const imported = await importVenues({ DATA_DIR: process.env["E2E_DATA_DIR"] }, { path });
    expect(imported).toMatchObject({ done: true });
  }).toPass();
