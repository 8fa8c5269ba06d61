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

/** Pages of admins, and those that people reach by an email, another site or the system. */
const rarelyLinked =
  /^admin\/|\/(?:appeal|checkout|confirm|error|file|not-found|reader|reset|share|shared|unsubscribed?|verify)-page$|-by-form$|-from-newsletter$/;

/** Whether readers meet links to a route, whose files are fetched when one is pointed at. */
const isPrefetched = (id: string): boolean => !rarelyLinked.test(id);

/**
 * Names every file once in the manifest, which each page starts with; React Router repeats them for each route. Files
 * that the entry imports are left out of the routes, because they are loaded before any of these. Routes
 * that are rarely linked have no such list, which serves prefetching only: everybody would load it.
 */
export function shortenManifest(client: string): void {
  const manifest = readManifest(client);
  const loaded = new Set(manifest.entry.imports);
  const uses = new Map<string, number>();
  for (const { id, imports } of Object.values(manifest.routes)) {
    if (!isPrefetched(id)) continue;
    for (const file of imports) if (!loaded.has(file)) uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  // The files of most routes first: their numbers are short, and alike from route to route.
  const files = [...uses.keys()].toSorted(
    (one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0),
  );
  const names = files.map((file) => file.replace(/^\/assets\/(.+)\.js$/, "$1"));
  const lists: string[] = [];
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, { imports, ...route }]) => {
      const indexes = isPrefetched(id)
        ? imports.map((file) => files.indexOf(file)).filter((at) => at >= 0)
        : [];
      lists.push(`"imports":files(${indexes.toSorted((one, other) => one - other).join()})`);
      return [id, { ...route, imports: null }];
    }),
  );
  let next = 0;
  const text = JSON.stringify({ ...manifest, routes }).replaceAll(
    '"imports":null',
    () => lists[next++] ?? "",
  );
  const start = `const names=${JSON.stringify(names.join())}.split(","),files=(...at)=>at.map(n=>\`/assets/\${names[n]}.js\`);`;
  writeFileSync(
    join(client, manifestFile(client)),
    `${start}window.__reactRouterManifest=${text};`,
  );
}
