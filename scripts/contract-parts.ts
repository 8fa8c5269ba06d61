import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { bodyOf, declarationsOf, type Contract } from "./contract-declarations.ts";

const root = join(import.meta.dirname, "..");

const contract = /contracts\/src\/[\w-]+\/[\w-]+\.ts(\?part=(names|calls|schemas))?$/;

/**
 * Makes three modules of a contract in the browser build: constants, what a page needs to call endpoints, and schemas,
 * which a page loads only where it validates. What a form reads as `createHoot.body` is a schema of its own.
 */
export const contractParts: Plugin = {
  name: "contract-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: contract },
    handler(id) {
      const [file = "", part] = id.split("?part=");
      const parts = partsOf(file);
      const code =
        part === "names" || part === "calls" || part === "schemas" ? parts[part] : parts.index;
      return { code, moduleType: "ts", moduleSideEffects: false };
    },
  },
  transform: {
    order: "post",
    filter: { id: /web\/app\/.*\.tsx?$/, code: "#contracts/" },
    handler: (code) => ({ code: withParts(code), map: null }),
  },
};

/** Constants, what a page needs to call an endpoint, and what validates. */
export type Part = "names" | "calls" | "schemas";

const contracts = new Map<string, { source: string; contract: Contract }>();

function read(file: string): Contract {
  const source = readFileSync(file, "utf8");
  const known = contracts.get(file);
  if (known?.source === source) return known.contract;
  const contract = declarationsOf(file, source);
  contracts.set(file, { source, contract });
  return contract;
}

type Location = { file: string; name: string; part: Part };

const located = new WeakMap<Contract, Map<string, Location | undefined>>();

/** Where a name that a contract exports or reads is declared; undefined if it is of a package or unknown. */
function locationOf(file: string, name: string): Location | undefined {
  const contract = read(file);
  const known = located.get(contract) ?? new Map<string, Location | undefined>();
  located.set(contract, known);
  if (known.has(name)) return known.get(name);
  // A declaration that reads itself ends here.
  known.set(name, undefined);
  const location = foundIn(file, contract, name);
  known.set(name, location);
  return location;
}

function foundIn(
  file: string,
  { declared, imports, passed }: Contract,
  name: string,
): Location | undefined {
  const declaration = declared.find(({ names }) => names.includes(name));
  if (declaration) {
    const validates = declaration.uses.some(
      (used) =>
        imports.get(used)?.from === "zod/mini" || locationOf(file, used)?.part === "schemas",
    );
    const part = validates ? "schemas" : declaration.isCall ? "calls" : "names";
    return { file, name, part };
  }
  const imported = imports.get(name);
  if (imported?.from.startsWith(".")) {
    return locationOf(join(dirname(file), imported.from), imported.name);
  }
  // The body of an endpoint stands where the endpoint does.
  for (const [local, endpoint] of imports) {
    if (name === bodyOf(local) && endpoint.from.startsWith("."))
      return locationOf(join(dirname(file), endpoint.from), bodyOf(endpoint.name));
  }
  for (const { from, names } of passed) {
    const inner = names ? names.get(name) : name;
    const location = inner === undefined ? undefined : locationOf(join(dirname(file), from), inner);
    if (location) return location;
  }
  return undefined;
}

const importOf = ({ file, name, part }: Location, local: string): string =>
  `import { ${name} as ${local} } from "${file}?part=${part}";`;

const readsOf = (name: string, property: string) =>
  new RegExp(`(?<![.\\w$])${name}\\.(?:${property})\\b`, "g");

/** A declaration that reads the body of an endpoint, with that body's own schema. */
function withBodies(file: string, code: string, uses: readonly string[]) {
  return uses.reduce(
    (changed, name) => {
      const reads = readsOf(name, "body");
      if (!locationOf(file, bodyOf(name)) || !reads.test(changed.code)) return changed;
      const others = new RegExp(`(?<![.\\w$])${name}\\b`);
      const rest = changed.code.replaceAll(reads, () => bodyOf(name));
      const kept = others.test(rest.replaceAll(bodyOf(name), ""))
        ? changed.uses
        : changed.uses.filter((use) => use !== name);
      return { code: rest, uses: [...kept, bodyOf(name)] };
    },
    { code, uses: [...uses] },
  );
}

const absent = "params|query|response|limits";

/** The modules of a contract: what calls it, what validates, and the index that exports both. */
export function partsOf(file: string): Record<Part | "index", string> {
  const { declared, imports, passed } = read(file);
  const index = passed.map(({ code }) => code);
  const partCode = (part: Part): string => {
    const here = declared.filter(({ names }) => locationOf(file, names[0] ?? "")?.part === part);
    const exported = here.filter((each) => each.exported).flatMap(({ names }) => names);
    if (exported.length > 0)
      index.push(`export { ${exported.join(", ")} } from "${file}?part=${part}";`);
    const own = new Set(here.flatMap(({ names }) => names));
    const read = here.map(({ code, uses }) => withBodies(file, code, uses));
    const needed = new Set(read.flatMap(({ uses }) => uses).filter((name) => !own.has(name)));
    const lines = Array.from(needed, (local) => {
      const location = locationOf(file, local);
      if (location) return importOf(location, local);
      const { from, name } = imports.get(local) ?? {};
      return `import ${name === "*" ? `* as ${local}` : `{ ${name} as ${local} }`} from "${from}";`;
    });
    return [...lines, ...read.map(({ code }) => code)].join("\n");
  };
  const [names, calls, schemas] = [partCode("names"), partCode("calls"), partCode("schemas")];
  return { names, calls, schemas, index: index.join("\n") };
}

/** Imports each name of a contract from its part, and the schema of a body apart from its endpoint. */
export function withParts(code: string): string {
  let changed = code;
  for (const [statement, names = "", from = ""] of code.matchAll(
    /^import \{([^}]*)\} from "#contracts\/([^"?]+)";/gm,
  )) {
    const file = join(root, "contracts/src", from);
    const lines: string[] = [];
    for (const specifier of names
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean)) {
      const [imported = "", local = imported] = specifier.split(" as ");
      const location = locationOf(file, imported);
      if (!location) throw new Error(`${from} doesn't export ${imported}.`);
      lines.push(importOf(location, local));
      if (location.part === "calls" && readsOf(local, absent).test(code)) {
        throw new Error(`A page reads what only servers have of ${imported} of ${from}.`);
      }
      const body = locationOf(file, bodyOf(imported));
      const isRead = readsOf(local, "body");
      if (!body || !isRead.test(code)) continue;
      lines.push(importOf(body, bodyOf(local)));
      changed = changed.replaceAll(isRead, () => bodyOf(local));
    }
    changed = changed.replace(statement, () => lines.join("\n"));
  }
  const left = /^import (?!type\b).*"#contracts\/.*$/m.exec(changed)?.[0];
  if (left) throw new Error(`A page imports a contract by names alone: ${left}`);
  return changed;
}
