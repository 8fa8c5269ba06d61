import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyDatabase } from "../prepared-database.ts";
import { startServer } from "../faults/server-process.ts";
import { type Partner, startPartner } from "../partner.ts";

/** A link to a partner, as an operator configures it. */
export const partnerLink = {
  to: "https://partner.example/?marker=9",
  words: "Deals at Partner",
};

/** A server with partner placements, and the partner's own server. */
export type PartnerSite = { partner: Partner; site: string; close: () => Promise<void> };

/** Starts both; `placements` is the content of `WIDGETS_FILE`, given the URL of a partner's script. */
export async function startPartnerSite(
  placements: (script: (name: string) => string) => object,
): Promise<PartnerSite> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-partner-"));
  let site = "";
  const partner = await startPartner(() => site);
  const widgetsFile = join(folder, "widgets.json");
  const content = placements((name) => `${partner.address}/${name}.js`);
  writeFileSync(widgetsFile, JSON.stringify(content));
  const dataDir = join(folder, "data");
  copyDatabase("demo", dataDir);
  const server = await startServer({ DATA_DIR: dataDir, WIDGETS_FILE: widgetsFile });
  site = `http://localhost:${server.port}`;
  const close = async () => {
    server.signal("SIGTERM");
    await server.ended;
    await partner.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { partner, site, close };
}
