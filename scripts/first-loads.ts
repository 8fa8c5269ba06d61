import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { manifestFile, readManifest } from "./short-manifest.ts";

/** The first load of a page: its route and the scripts, each with its gzip size. */
export type FirstLoad = { path: string; bytes: number; scripts: { name: string; bytes: number }[] };

const imported = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;

/**
 * The scripts of every page of a build, the largest page first: its own, those of its layouts, and all their static
 * imports. Lazy parts don't count. Throws if there is no build.
 */
export function firstLoads(client: string): FirstLoad[] {
  const { entry, routes } = readManifest(client);

  const needs = new Map<string, string[]>();
  const needsOf = (script: string): string[] => {
    const cached = needs.get(script);
    if (cached) return cached;
    const source = readFileSync(join(client, script), "utf8");
    const found = Array.from(source.matchAll(imported), ([, to = ""]) =>
      join("/assets", basename(to)),
    );
    needs.set(script, found);
    return found;
  };

  const loadOf = (id: string): FirstLoad => {
    const waiting = [join("/", manifestFile(client)), entry.module, ...entry.imports];
    let path = "";
    for (let at = routes[id]; at; at = routes[at.parentId ?? ""]) {
      waiting.push(at.module, ...at.imports);
      if (at.path) path = `/${at.path}${path}`;
    }
    const all = new Set<string>();
    for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
      if (all.has(script)) continue;
      all.add(script);
      waiting.push(...needsOf(script));
    }
    const scripts = Array.from(all, (script) => ({
      name: basename(script),
      bytes: statSync(join(client, `${script}.gz`)).size,
    })).toSorted((one, other) => other.bytes - one.bytes);
    return {
      path: path || "/",
      bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts,
    };
  };

  return Object.keys(routes)
    .filter(
      (id) => id !== "root" && !id.startsWith("shell/pages") && !id.startsWith("shell/query-pages"),
    )
    .map(loadOf)
    .toSorted((one, other) => other.bytes - one.bytes);
}

if (import.meta.main) {
  for (const { path, bytes, scripts } of firstLoads("web/build/client")) {
    const most = scripts.slice(0, 8).map((one) => `${one.name} ${(one.bytes / 1000).toFixed(1)}`);
    console.log(
      `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path.padEnd(32)} ${most.join(", ")}`,
    );
  }
}
