/** Reads what the source of a contract declares, shortened to what browsers use. */
import type { ESTree } from "rolldown/utils";
import { parseSync } from "rolldown/utils";

/** Properties of an endpoint that only servers use. Browsers neither validate requests nor parse responses. */
const serversOnly = new Set([
  "summary",
  "params",
  "query",
  "response",
  "limits",
  "unverified",
  "proof",
  "tokens",
  "example",
  "event",
]);

/** Properties of which a browser needs only that they are there. */
const mereSigns = new Set(["body", "files"]);

/** The part of an endpoint that a form validates with. */
export const bodyOf = (endpoint: string): string => `${endpoint}$body`;

type Import = { from: string; name: string };

type Declaration = {
  names: string[];
  exported: boolean;
  isCall: boolean;
  code: string;
  /** Names of other declarations and imports that it reads. */
  uses: string[];
};
/** What a contract declares and passes on. */
export type Contract = {
  declared: Declaration[];
  /** Where a name is imported from, and under which name. */
  imports: Map<string, Import>;
  /** Exports of other contracts. */
  passed: { code: string; from: string; names: Map<string, string> | undefined }[];
};

type Found = Omit<Declaration, "uses"> & { node: object };

export function declarationsOf(file: string, code: string): Contract {
  const text = textIn(code);
  const contract: Contract = { declared: [], imports: new Map(), passed: [] };
  const found: Found[] = [];

  let last = 0;
  for (const statement of parseSync(file, code).program.body) {
    // Says that a call without use can be left out.
    const isPure = code.slice(last, statement.start).includes("@__NO_SIDE_EFFECTS__");
    last = statement.end;
    if (statement.type === "ImportDeclaration") {
      for (const [local, imported] of importsIn(statement, text))
        contract.imports.set(local, imported);
      continue;
    }
    const exported = statement.type === "ExportNamedDeclaration";
    const node = exported ? (statement.declaration ?? statement) : statement;
    const start = `${isPure ? "/* @__NO_SIDE_EFFECTS__ */ " : ""}export `;
    if (node.type === "VariableDeclaration") {
      found.push(...variablesIn(node, code, { exported, start }));
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
        statement.specifiers.map((each): [string, string] => [
          text(each.exported),
          text(each.local),
        ]),
      );
      contract.passed.push({ code: text(statement), from: statement.source.value, names });
    } else if (!node.type.startsWith("TS")) {
      throw new Error(`${file} does more than declare: ${text(statement)}`);
    }
  }
  const known = new Set([...contract.imports.keys(), ...found.flatMap(({ names }) => names)]);
  contract.declared = found.map(({ node, ...declaration }) => {
    const uses = Array.from(usedIn(node, cutsIn(node))).filter(
      (name) => known.has(name) && !declaration.names.includes(name),
    );
    return { ...declaration, uses };
  });
  return contract;
}

type TextOf = (node: { start: number; end: number }) => string;

const textIn =
  (code: string): TextOf =>
  ({ start, end }) =>
    code.slice(start, end);

/** The values that a statement imports, by their local names. */
const importsIn = (statement: ESTree.ImportDeclaration, text: TextOf): [string, Import][] =>
  statement.importKind === "type"
    ? []
    : statement.specifiers.flatMap((specifier): [string, Import][] => {
        if (specifier.type === "ImportSpecifier" && specifier.importKind === "type") return [];
        const name = specifier.type === "ImportSpecifier" ? text(specifier.imported) : "*";
        return [[specifier.local.name, { from: statement.source.value, name }]];
      });

/** The constants of a statement; the schema of an endpoint's body is one of its own. */
const variablesIn = (
  statement: ESTree.VariableDeclaration,
  code: string,
  { exported, start }: { exported: boolean; start: string },
): Found[] =>
  statement.declarations.flatMap((node): Found[] => {
    const names = namesIn(node.id);
    const variable = {
      names,
      exported,
      isCall: endpointProperties(node.init).length > 0,
      code: `${start}const ${shortened(node, code, cutsIn(node))};`,
      node,
    };
    const body = endpointBody(node.init);
    if (!body || !names[0]) return [variable];
    const name = bodyOf(names[0]);
    const schema = `export const ${name} = ${textIn(code)(body)};`;
    return [{ names: [name], exported, isCall: false, code: schema, node: body }, variable];
  });

function endpointProperties(init: ESTree.Expression | null): ESTree.ObjectProperty[] {
  if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return [];
  const [parts] = init.arguments;
  if (init.callee.name !== "endpoint" || parts?.type !== "ObjectExpression") return [];
  return parts.properties.filter((each) => each.type === "Property");
}

const keyOf = ({ key }: ESTree.ObjectProperty): string =>
  key.type === "Identifier" ? key.name : "";

const endpointBody = (init: ESTree.Expression | null): ESTree.Expression | undefined =>
  endpointProperties(init).find((each) => keyOf(each) === "body")?.value;

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
    return pattern.elements.flatMap((each) =>
      each && each.type !== "RestElement" ? namesIn(each) : [],
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
