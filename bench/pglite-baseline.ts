import { PGlite } from "@electric-sql/pglite";

/** Opens a PGlite folder and runs a query; returns the milliseconds. */
export type OpenRequest = { folder: string };

async function open({ folder }: OpenRequest): Promise<number> {
  const began = performance.now();
  const pglite = await PGlite.create(folder);
  await pglite.query("select count(*) from hoots");
  return performance.now() - began;
}

process.on(
  "message",
  (request: OpenRequest) => void open(request).then((ms) => process.send?.(ms)),
);
process.once("disconnect", () => process.exit(0));
