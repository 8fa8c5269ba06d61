import { PGlite } from "@electric-sql/pglite";

/** Opens a PGlite folder and runs a query; returns the milliseconds. */
export type Asked = { folder: string };

async function open({ folder }: Asked): Promise<number> {
  const began = performance.now();
  const pglite = await PGlite.create(folder);
  await pglite.query("select count(*) from hoots");
  return performance.now() - began;
}

process.on("message", (asked: Asked) => void open(asked).then((ms) => process.send?.(ms)));
process.once("disconnect", () => process.exit(0));
