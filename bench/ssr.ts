import type { ServerProcess } from "../e2e/faults/server-process.ts";
import { startBaseline } from "./baseline.ts";
import { engines, variablesOf } from "./engines.ts";
import { inServer } from "./servers.ts";
import { compareInterleaved } from "./interleaved.ts";
import type { Plan } from "./plan.ts";
import type { RenderRequest, Rendering } from "./react-baseline.ts";
import type { Row } from "./table.ts";

const paths = ["/", "/allposts", "/documents/USA/Mexico"];
const count = 20;

/** Uncached pages, each with its own URL, compared with React's rendering of the same tree. */
export async function ssr(plan: Plan): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) {
    const variables = await variablesOf(engine, plan, "pages");
    await inServer(variables, async (server) => {
      for (const path of paths) rows.push(await page(server, path, `on ${engine}`, plan));
    });
  }
  return rows;
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
    const answer = await fetch(`${url}?turn=${turns}`, {
      headers: { accept: "text/html", "accept-encoding": "identity" },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  }
  return (performance.now() - began) / times;
}
