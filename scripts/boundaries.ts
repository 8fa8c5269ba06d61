import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "oxc-parser";

/** One import of a source file: both sides are paths in the repository, or `to` is the name of a package. */
export type Import = { from: string; to: string };

export const root: string = join(import.meta.dirname, "..");
const aliases: Readonly<Record<string, string>> = {
  "#contracts/": "contracts/src/",
  "#reference/": "reference/src/",
  "#art/": "art/src/",
  "#format/": "format/src/",
  "#storefront/": "storefront/src/",
  "#bookings/": "bookings/src/",
};

/** Packages of this repository with product code, and those that each may import besides itself. */
const packages: Readonly<Record<string, readonly string[]>> = {
  "format/src": [],
  "contracts/src": ["format/src"],
  "reference/src": ["format/src"],
  "art/src": ["format/src"],
  "storefront/src": ["format/src"],
  "bookings/src": ["format/src", "contracts/src", "reference/src"],
  "server/src": [
    "format/src",
    "contracts/src",
    "reference/src",
    "art/src",
    "storefront/src",
    "bookings/src",
    "server/migrations",
    "server/seeds",
  ],
  "web/app": [
    "format/src",
    "contracts/src",
    "reference/src",
    "art/src",
    "storefront/src",
    "bookings/src",
  ],
};

/** Allowed registry packages, where they are restricted. */
const registry: Readonly<Record<string, readonly string[]>> = {
  // Messages, with the types of their values: decision 0063.
  "format/src": ["@formatjs/icu-messageformat-parser", "@schummar/icu-type-parser"],
  "contracts/src": ["zod/mini"],
  // The calendar of the readiness engine: decision 0042.
  "reference/src": ["temporal-polyfill"],
  "art/src": [],
  "storefront/src": [],
  // Calendars and emails: decision 0070.
  "bookings/src": ["ical.js", "postal-mime"],
};

type Layers = {
  /** Folders below the features, without product logic. */
  below: readonly string[];
  /** Folders beside the features: page URLs, which every feature may use. */
  addresses: readonly string[];
  /** Folders above the features, like the top-level files: no feature may import them. */
  above: readonly string[];
  /** The entry file of a feature, and its name in messages. */
  entry: RegExp;
  entryName: string;
  /** Entry files for the layers above. */
  topEntry: RegExp;
  /** Packages with product logic, besides the contracts outside their kernel. */
  nouns: readonly string[];
};

/** Every other top-level folder is an area, and each folder in an area is a feature. */
const layers: Readonly<Record<string, Layers>> = {
  "server/src": {
    below: ["platform"],
    addresses: [],
    above: ["operations"],
    entry: /(?:^|\/)(?:service|policy)\.ts$/,
    entryName: "service.ts",
    topEntry: /(?:^|\/)(?:service|feature|policy)\.ts$/,
    nouns: [],
  },
  "web/app": {
    below: ["ui", "data", "forms"],
    addresses: ["links"],
    above: ["home", "admin", "shell"],
    entry: /^index\.tsx?$/,
    entryName: "index.ts",
    topEntry: /^index\.tsx?$/,
    nouns: ["reference/src", "storefront/src", "bookings/src"],
  },
};

type Layer = "below" | "addresses" | "feature" | "above";

type Location = {
  package: string;
  /** The first folder inside the package; empty for a file at its top. */
  area: string;
  /** Two folders, such as `travel/trips`; only the area for a file directly in it. */
  feature: string;
  /** The path of the file below its feature. */
  file: string;
};

function locationOf(path: string): Location | undefined {
  const home = Object.keys(packages).find((name) => path.startsWith(`${name}/`));
  if (home === undefined) return undefined;
  const inside = path.slice(home.length + 1);
  const folders = inside.split("/").slice(0, -1);
  const feature = folders.slice(0, 2).join("/");
  return {
    package: home,
    area: folders[0] ?? "",
    feature,
    file: feature ? inside.slice(feature.length + 1) : inside,
  };
}

function layerOf({ area }: Location, { below, addresses, above }: Layers): Layer {
  if (below.includes(area)) return "below";
  if (addresses.includes(area)) return "addresses";
  return area === "" || above.includes(area) ? "above" : "feature";
}

/**
 * Returns the violation of the dependency rules of `docs/architecture.md` by an import; undefined if it is allowed.
 * Areas and features are derived from the folders, so that a new folder needs no entry.
 */
export function violation({ from, to }: Import): string | undefined {
  const source = locationOf(from);
  if (!source) return undefined;
  const target = locationOf(to);
  if (!target) return registryViolation(source, to);
  if (target.package !== source.package) {
    return packages[source.package]?.includes(target.package)
      ? nounViolation(source, target, from, to)
      : `${source.package} must not import ${target.package}`;
  }
  if (source.package === "contracts/src") {
    return source.area === "kernel" && target.area !== "kernel"
      ? "the kernel of contracts must not import an area"
      : undefined;
  }
  const layout = layers[source.package];
  if (isPolicy(from) && target.area !== "platform" && !isPolicy(to)) {
    return "a policy must import only platform and other policies";
  }
  return layout && layerViolation(source, target, layout);
}

function registryViolation(source: Location, to: string): string | undefined {
  const isFile = to.includes("/src/") || /^(?:server|web)\//.test(to);
  if (isFile && !packages[source.package]?.some((name) => to.startsWith(`${name}/`))) {
    return `${source.package} must not import ${to}`;
  }
  const allowed = registry[source.package];
  if (isFile || !allowed || allowed.includes(to)) return undefined;
  return `${source.package} imports ${allowed.join(", ") || "no package"} and nothing else`;
}

/** Folders without product logic may import only the kernel of the contracts. */
function nounViolation(
  source: Location,
  target: Location,
  from: string,
  to: string,
): string | undefined {
  const layout = layers[source.package];
  if (!layout) return undefined;
  const isNoun =
    layout.nouns.includes(target.package) ||
    (target.package === "contracts/src" && target.area !== "kernel");
  const layer = layerOf(source, layout);
  if (layer === "below" && isNoun) {
    return `${source.area} must not import product code (${to})`;
  }
  return layer === "addresses" &&
    !["format/src", "contracts/src", "reference/src"].includes(target.package)
    ? `${source.area} must not import ${to}`
    : undefined;
}

function layerViolation(source: Location, target: Location, layout: Layers): string | undefined {
  const [sourceLayer, targetLayer] = [layerOf(source, layout), layerOf(target, layout)];
  const wrong = `${source.feature || source.file} must not import ${target.feature || target.file}`;
  if (sourceLayer === "below") return targetLayer === "below" ? undefined : wrong;
  if (sourceLayer === "addresses") return targetLayer === "addresses" ? undefined : wrong;
  if (sourceLayer === "feature" && targetLayer === "above") return wrong;
  if (targetLayer !== "feature" || source.feature === target.feature) return undefined;
  const entry = source.area === "" ? layout.topEntry : layout.entry;
  return entry.test(target.file)
    ? undefined
    : `${target.feature} must be imported only through its ${layout.entryName}`;
}

/** Whether a file says who may do what with a noun. Policies are below the features: they import only each other. */
export const isPolicy = (path: string): boolean => /^server\/src\/.*\/policy\.ts$/.test(path);

/** The two features that an import connects; undefined for other imports, of policies, and inside a feature. */
function joined({ from, to }: Import): [from: string, to: string] | undefined {
  const [source, target] = [locationOf(from), locationOf(to)];
  const layout = source && layers[source.package];
  if (!layout || source.package !== target?.package || isPolicy(to)) return undefined;
  const areFeatures = [source, target].every((location) => layerOf(location, layout) === "feature");
  return areFeatures && source.feature !== target.feature
    ? [join(source.package, source.feature), join(target.package, target.feature)]
    : undefined;
}

/** Import cycles of features, with a file for each step. */
export function featureCircles(imports: readonly Import[]): string[] {
  const needs = new Map<string, Map<string, string>>();
  for (const one of imports) {
    const pair = joined(one);
    if (!pair) continue;
    const [from, to] = pair;
    const steps = needs.get(from) ?? new Map<string, string>();
    if (!steps.has(to)) needs.set(from, steps.set(to, `${one.from} → ${to}`));
  }
  const circles: string[] = [];
  const open = new Map<string, string>();
  const done = new Set<string>();
  const visit = (feature: string): void => {
    for (const [next, step] of needs.get(feature) ?? []) {
      open.set(feature, step);
      if (open.has(next)) {
        const way = Array.from(open.keys());
        circles.push(
          way
            .slice(way.indexOf(next))
            .map((each) => open.get(each))
            .join(", "),
        );
      } else if (!done.has(next)) visit(next);
    }
    open.delete(feature);
    done.add(feature);
  };
  for (const feature of needs.keys()) if (!done.has(feature)) visit(feature);
  return circles;
}

/** Every import of product code, including dynamic and type imports, without tests. */
export function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), "utf8");
    const { module } = parseSync(from, text);
    const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end).replaceAll(/^["'`]|["'`]$/g, ""),
    );
    const exported = module.staticExports.flatMap(({ entries: each }) =>
      each.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    );
    const named = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    return [...named, ...dynamic, ...exported]
      .filter((name) => !isGenerated(name))
      .map((name) => ({ from, to: resolve(from, name) }));
  });
}

/** Types of a route module, generated by React Router. */
const isGenerated = (name: string): boolean => name.includes("/+types/");

function resolve(from: string, name: string): string {
  const alias = Object.keys(aliases).find((start) => name.startsWith(start));
  if (alias !== undefined) return name.replace(alias, aliases[alias] ?? "");
  return name.startsWith(".") ? posix.join(posix.dirname(from), name) : name;
}

/** The source files of the product, without tests and test helpers. */
export const productFiles = (): string[] =>
  globSync(`{${Object.keys(packages).join(",")}}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.(?:test|testing)\.tsx?$|\/testing\//.test(path))
    .toSorted();
