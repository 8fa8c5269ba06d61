import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ESTree } from "rolldown/utils";
import { parseSync } from "rolldown/utils";
import type { Plugin } from "vite";

/** Properties of an endpoint that only servers use. Browsers neither validate requests nor parse responses. */
const serversOnly = new Set([
  "summary",
  "params",
  "query",
  "response",
  "limits",
  "unverified",
  "example",
  "event",
]);

/** Properties of which a browser needs only that they are there. */
const mereSigns = new Set(["body", "files"]);

const root = join(import.meta.dirname, "..");

/** The part of an endpoint that a form validates with. */
const bodyOf = (endpoint: string): string => `${endpoint}$body`;

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

type Declaration = {
  names: string[];
  exported: boolean;
  isCall: boolean;
  code: string;
  /** Names of other declarations and imports that it reads. */
  uses: string[];
};
type Contract = {
  declared: Declaration[];
  /** Where a name is imported from, and under which name. */
  imports: Map<string, { from: string; name: string }>;
  /** Exports of other contracts. */
  passed: { code: string; from: string; names: Map<string, string> | undefined }[];
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

function declarationsOf(file: string, code: string): Contract {
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const contract: Contract = { declared: [], imports: new Map(), passed: [] };
  const found: (Omit<Declaration, "uses"> & { node: object })[] = [];

  let last = 0;
  for (const statement of parseSync(file, code).program.body) {
    // Says that a call without use can be left out.
    const isPure = code.slice(last, statement.start).includes("@__NO_SIDE_EFFECTS__");
    last = statement.end;
    if (statement.type === "ImportDeclaration") {
      if (statement.importKind === "type") continue;
      for (const specifier of statement.specifiers) {
        if (specifier.type === "ImportSpecifier" && specifier.importKind === "type") continue;
        const name = specifier.type === "ImportSpecifier" ? text(specifier.imported) : "*";
        contract.imports.set(specifier.local.name, { from: statement.source.value, name });
      }
      continue;
    }
    const exported = statement.type === "ExportNamedDeclaration";
    const node = exported ? (statement.declaration ?? statement) : statement;
    const start = `${isPure ? "/* @__NO_SIDE_EFFECTS__ */ " : ""}export `;
    if (node.type === "VariableDeclaration") {
      for (const one of node.declarations) {
        const names = namesIn(one.id);
        const body = endpointBody(one.init);
        if (body && names[0]) {
          const own = bodyOf(names[0]);
          const schema = `export const ${own} = ${text(body)};`;
          found.push({ names: [own], exported, isCall: false, code: schema, node: body });
        }
        found.push({
          names,
          exported,
          isCall: endpointProperties(one.init).length > 0,
          code: `${start}const ${shortened(one, code, cutsIn(one))};`,
          node: one,
        });
      }
    } else if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") {
      found.push({
        names: [node.id?.name ?? ""],
        exported,
        isCall: false,
        code: `${start}${shortened(node, code, cutsIn(node))}`,
        node,
      });
    } else if (statement.type === "ExportAllDeclaration") {
      const from = statement.source.value;
      contract.passed.push({ code: text(statement), from, names: undefined });
    } else if (exported && statement.source) {
      const names = new Map(
        statement.specifiers.map((one): [string, string] => [text(one.exported), text(one.local)]),
      );
      contract.passed.push({ code: text(statement), from: statement.source.value, names });
    } else if (!node.type.startsWith("TS")) {
      throw new Error(`${file} does more than declare: ${text(statement)}`);
    }
  }
  const known = new Set([...contract.imports.keys(), ...found.flatMap(({ names }) => names)]);
  contract.declared = found.map(({ node, ...one }) => {
    const uses = Array.from(usedIn(node, cutsIn(node))).filter(
      (name) => known.has(name) && !one.names.includes(name),
    );
    return { ...one, uses };
  });
  return contract;
}

type Location = { file: string; name: string; part: Part };

/** Where a name that a contract exports or reads is declared; undefined if it is of a package or unknown. */
function locationOf(file: string, name: string): Location | undefined {
  const { declared, imports, passed } = read(file);
  const declaration = declared.find(({ names }) => names.includes(name));
  if (declaration) {
    const validates = declaration.uses.some(
      (one) => imports.get(one)?.from === "zod/mini" || locationOf(file, one)?.part === "schemas",
    );
    const part = validates ? "schemas" : declaration.isCall ? "calls" : "names";
    return { file, name, part };
  }
  const imported = imports.get(name);
  if (imported?.from.startsWith(".")) {
    return locationOf(join(dirname(file), imported.from), imported.name);
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

/** The modules of a contract: what calls it, what validates, and the index that exports both. */
export function partsOf(file: string): Record<Part | "index", string> {
  const { declared, imports, passed } = read(file);
  const index = passed.map(({ code }) => code);
  const partCode = (part: Part): string => {
    const here = declared.filter(({ names }) => locationOf(file, names[0] ?? "")?.part === part);
    const exported = here.filter((one) => one.exported).flatMap(({ names }) => names);
    if (exported.length > 0)
      index.push(`export { ${exported.join(", ")} } from "${file}?part=${part}";`);
    const own = new Set(here.flatMap(({ names }) => names));
    const needed = new Set(here.flatMap(({ uses }) => uses).filter((one) => !own.has(one)));
    const lines = Array.from(needed, (one) => {
      const location = locationOf(file, one);
      if (location) return importOf(location, one);
      const { from, name } = imports.get(one) ?? {};
      return `import ${name === "*" ? `* as ${one}` : `{ ${name} as ${one} }`} from "${from}";`;
    });
    return [...lines, ...here.map(({ code }) => code)].join("\n");
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
    for (const one of names
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean)) {
      const [imported = "", local = imported] = one.split(" as ");
      const location = locationOf(file, imported);
      if (!location) throw new Error(`${from} doesn't export ${imported}.`);
      lines.push(importOf(location, local));
      const body = locationOf(file, bodyOf(imported));
      const isRead = new RegExp(`(?<![.\\w$])${local}\\.body\\b`, "g");
      if (!body || !isRead.test(code)) continue;
      lines.push(importOf(body, bodyOf(local)));
      changed = changed.replaceAll(isRead, () => bodyOf(local));
    }
    changed = changed.replace(statement, () => lines.join("\n"));
  }
  return changed;
}

function endpointProperties(init: ESTree.Expression | null): ESTree.ObjectProperty[] {
  if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return [];
  const [parts] = init.arguments;
  if (init.callee.name !== "endpoint" || parts?.type !== "ObjectExpression") return [];
  return parts.properties.filter((one) => one.type === "Property");
}

const keyOf = ({ key }: ESTree.ObjectProperty): string =>
  key.type === "Identifier" ? key.name : "";

const endpointBody = (init: ESTree.Expression | null): ESTree.Expression | undefined =>
  endpointProperties(init).find((one) => keyOf(one) === "body")?.value;

const isCall = (node: object): node is ESTree.CallExpression =>
  "type" in node && node.type === "CallExpression";

/** The properties of endpoints in a declaration that browsers don't need, or of which they need only that they are there. */
function cutsIn(node: object, found: ESTree.ObjectProperty[] = []): ESTree.ObjectProperty[] {
  if (isCall(node)) {
    for (const property of endpointProperties(node)) {
      const key = keyOf(property);
      if (serversOnly.has(key) || mereSigns.has(key)) found.push(property);
    }
  }
  for (const value of Object.values(node)) {
    if (typeof value === "object" && value !== null) cutsIn(value, found);
  }
  return found;
}

function shortened(
  { start, end }: { start: number; end: number },
  code: string,
  cuts: ESTree.ObjectProperty[],
): string {
  let short = code.slice(0, end);
  // From the end backwards, because each change shifts what follows.
  for (const property of cuts.toReversed()) {
    const [before, after] = [short.slice(0, property.start), short.slice(property.end)];
    if (mereSigns.has(keyOf(property))) short = `${before}${keyOf(property)}: true${after}`;
    else short = before + after.replace(/^\s*,/, "");
  }
  return short.slice(start);
}

function namesIn(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "ArrayPattern") {
    return pattern.elements.flatMap((one) =>
      one && one.type !== "RestElement" ? namesIn(one) : [],
    );
  }
  throw new Error(`A contract declares ${pattern.type}.`);
}

/** Names that may be read in a declaration. */
function usedIn(node: object, cuts: readonly object[], found = new Set<string>()): Set<string> {
  if (cuts.includes(node)) return found;
  const type = "type" in node ? node.type : undefined;
  if (type === "Identifier" && "name" in node) found.add(String(node.name));
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === "property" || key === "key") && "computed" in node && !node.computed;
    const isType = key === "typeAnnotation" || key === "typeArguments" || key === "returnType";
    if (isName || isType || typeof value !== "object" || value === null) continue;
    usedIn(value, cuts, found);
  }
  return found;
}
