import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import * as z from "zod/mini";

const Manifest = z.looseObject({
  entry: z.looseObject({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.looseObject({
      id: z.string(),
      parentId: z.optional(z.string()),
      path: z.optional(z.string()),
      module: z.string(),
      imports: z.array(z.string()),
    }),
  ),
});
type Manifest = z.output<typeof Manifest>;

/** The file in which a build lists its routes for the browser. Throws if there is no build. */
export function manifestFile(client: string): string {
  const [file] = globSync("assets/manifest-*.js", { cwd: client });
  if (file === undefined) throw new Error(`There is no build in ${client}.`);
  return file;
}

/** The routes of a build with their files, as the browser has them. */
export function readManifest(client: string): Manifest {
  const window: Record<string, unknown> = {};
  runInNewContext(readFileSync(join(client, manifestFile(client)), "utf8"), { window });
  // Plain objects of this context, as those of the other aren't recognized as objects.
  return z.parse(Manifest, JSON.parse(JSON.stringify(window["__reactRouterManifest"])));
}

/** Pages of admins, those that people reach by an email, another site or the system, and few links. */
const rarelyLinked =
  /^admin\/|\/(?:accessibility|account|airlines|appeal|artwork|blocks|bookmarks|checkout|confirm|counter|dossier|error|file|forgot|import|invitation|next|not-found|operators?|orders?|paper|photo|policy|privacy|reader|reset|rules|save|share|shared|terms|unsubscribed?|venues?|verify|ways)-page$|\/(?:bloga-page|find-redirect|strip-list)$|^ticket$|-by-form$|-from-newsletter$/;

/** Whether readers meet links to a route, whose files are fetched when one is pointed at. */
const isPrefetched = (id: string): boolean => !rarelyLinked.test(id);

/** Stands for a route without a path of its own. */
const noPath = "-";

/**
 * Rewrites the manifest, with which each page starts, in a few words: every file is named once, though React Router
 * repeats them for each route, and what many routes have in common, too.
 * Files that the entry imports are left out of the routes, because they are loaded before any of these. Routes that are
 * rarely linked have no such list, which serves prefetching only: everybody would load it.
 */
export function shortenManifest(client: string): void {
  const { routes, ...rest } = readManifest(client);
  const loaded = new Set(rest.entry.imports);
  const uses = new Map<string, number>();
  for (const { id, imports } of Object.values(routes)) {
    if (!isPrefetched(id)) continue;
    for (const file of imports) if (!loaded.has(file)) uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  // The files of most routes first: their numbers are short, and alike from route to route.
  const files = [...uses.keys()].toSorted(
    (one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0),
  );
  const kinds: string[] = [];
  const rows = Object.values(routes).map(({ id, path, module, imports, ...kind }) => {
    const text = JSON.stringify(kind);
    if (!kinds.includes(text)) kinds.push(text);
    const indexes = isPrefetched(id)
      ? imports.map((file) => files.indexOf(file)).filter((at) => at >= 0)
      : [];
    return [
      id,
      path ?? noPath,
      kinds.indexOf(text),
      nameOf(module),
      indexes.toSorted((one, other) => one - other).join(),
    ].join(" ");
  });
  writeFileSync(
    join(client, manifestFile(client)),
    `const names=${JSON.stringify(files.map(nameOf).join())}.split(","),kinds=[${kinds.join()}],routes={};
for(const row of ${JSON.stringify(rows.join(";"))}.split(";")){
const [id,path,kind,file,at]=row.split(" "),url=name=>\`/assets/\${name}.js\`;
routes[id]={id,...path!=="${noPath}"&&{path},...kinds[kind],module:url(file),imports:at?at.split(",").map(n=>url(names[n])):[]}}
window.__reactRouterManifest={...${JSON.stringify(rest)},routes};`,
  );
}

const nameOf = (file: string): string => file.replace(/^\/assets\/(.+)\.js$/, "$1");
