import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ServerProcess } from "../e2e/faults/server-process.ts";
import { type MadeElement, pbfFile } from "../server/src/lookup/venues/osm/osm-files.testing.ts";
import { importVenues } from "../server/src/operations/venues.ts";
import { startBaseline } from "./baseline.ts";
import { engines, variablesOf } from "./engines.ts";
import { inServer } from "./servers.ts";
import { compareInterleaved } from "./interleaved.ts";
import type { Plan } from "./plan.ts";
import type { RenderRequest, Rendering } from "./react-baseline.ts";
import type { Row } from "./table.ts";

const paths = ["/", "/allposts", "/documents/USA/Mexico", "/places?city=Berlin"];
const count = 20;

/** Uncached pages, each with its own URL, compared with React's rendering of the same tree. */
export async function ssr(plan: Plan): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) {
    const variables = await variablesOf(engine, plan, "pages");
    await inServer(variables, async (server, folder) => {
      await importPlaces({ DATA_DIR: folder, ...variables }, folder);
      for (const path of paths) rows.push(await page(server, path, `on ${engine}`, plan));
    });
  }
  return rows;
}

/** A few hundred vets and cafés around the center of Berlin. */
async function importPlaces(variables: Record<string, string>, folder: string): Promise<void> {
  const elements = Array.from({ length: 400 }, (_, index): MadeElement => {
    const kind: Record<string, string> =
      index % 2 === 0 ? { amenity: "veterinary" } : { amenity: "cafe", dog: "leashed" };
    const named = { name: `Place ${index}`, "addr:street": "Torstraße", phone: "+49 30 555 0100" };
    const tags = { ...kind, ...named, opening_hours: "Mo-Fr 08:00-18:00; PH off" };
    return { type: "node", id: index + 1, lat: 52.52 + index / 1e4, lon: 13.405, tags };
  });
  const path = join(folder, "berlin.osm.pbf");
  await writeFile(path, pbfFile(elements));
  const { done, text } = await importVenues(variables, { path });
  if (!done) throw new Error(text);
}

const isRendering = (message: unknown): message is Rendering =>
  typeof message === "object" && message !== null && "characters" in message;

async function page(server: ServerProcess, path: string, where: string, plan: Plan): Promise<Row> {
  const alone = startBaseline<RenderRequest, Rendering>(
    new URL("./react-baseline.ts", import.meta.url),
    isRendering,
  );
  try {
    const whole = await alone.request({ address: server.address, path });
    const tree = await alone.request({ count: 1 });
    const render = async (times: number) => (await alone.request({ count: times })).ms;
    const figures = await compareInterleaved(
      { pid: server.pid, run: (times) => asking(server.address + path, times) },
      { pid: alone.pid, run: render },
      { rounds: plan.rounds, count },
    );
    const { note, beside } = figures;
    return {
      name: `page ${path}, uncached, ${where}`,
      ...figures,
      beside: `${beside} renderToString alone`,
      note: `${note}; ${kilo(tree.characters)} of the ${kilo(whole.characters)} characters are the tree, the rest its loaders' answers for the browser`,
    };
  } finally {
    alone.end();
  }
}

const kilo = (characters: number) => `${(characters / 1000).toFixed(0)}k`;

let turns = 0;

async function asking(url: string, times: number): Promise<number> {
  const began = performance.now();
  for (let turn = 0; turn < times; turn += 1) {
    turns += 1;
    const answer = await fetch(`${url}${url.includes("?") ? "&" : "?"}turn=${turns}`, {
      headers: { accept: "text/html", "accept-encoding": "identity" },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  }
  return (performance.now() - began) / times;
}
