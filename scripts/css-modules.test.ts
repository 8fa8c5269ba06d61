import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../web");

/** The classes that a CSS module defines. */
function classesIn(path: string): Set<string> {
  const classes = new Set<string>();
  const css = readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, "");
  for (const [, selector = ""] of css.matchAll(/([^{};]*)\{/g)) {
    if (selector.trim().startsWith("@")) continue;
    const own = selector.replace(/:global\([^)]*\)/g, "");
    for (const [, name = ""] of own.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) classes.add(name);
  }
  return classes;
}

type Uses = { module: string; names: Set<string>; isComputed: boolean };

/** The classes that a source file takes from each CSS module it imports. */
function usesIn(path: string): Uses[] {
  const source = readFileSync(path, "utf8");
  const imports = source.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g);
  return Array.from(imports, ([, local = "", module = ""]) => {
    const code = source.replace(/"[.#][^"]*"/g, '""');
    const named = code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "g"));
    const names = new Set(Array.from(named, ([, name, quoted]) => name ?? quoted ?? ""));
    const others = code.replace(new RegExp(`import ${local} from`), "");
    const isComputed = new RegExp(`\\b${local}\\b(?!\\.|\\[")`).test(others);
    return { module: join(dirname(path), module), names, isComputed };
  });
}

const files = globSync("app/**/*.{ts,tsx}", { cwd: web });
const uses = files.flatMap((file) => usesIn(join(web, file)).map((use) => ({ file, ...use })));

test("every class used exists in the imported CSS module", () => {
  const missing = uses.flatMap(({ file, module, names }) => {
    const classes = classesIn(module);
    return [...names].filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(uses.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test("every class of a CSS module is used, where no name is computed", () => {
  const byModule = Map.groupBy(uses, ({ module }) => module);
  const unused = globSync("app/**/*.module.css", { cwd: web }).flatMap((path) => {
    const importers = byModule.get(join(web, path)) ?? [];
    if (importers.some(({ isComputed }) => isComputed)) return [];
    const used = new Set(importers.flatMap(({ names }) => [...names]));
    const classes = classesIn(join(web, path));
    return [...classes].filter((name) => !used.has(name)).map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});
