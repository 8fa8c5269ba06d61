/**
 * Writes storefront/src/wire.ts: the types of variables and results of the storefront's operations, from the
 * introspection of the Storefront API 2025-01 in @shopify/hydrogen-react. `node scripts/make-storefront-types.ts`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  GraphQLList,
  GraphQLNonNull,
  Kind,
  buildClientSchema,
  extendSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from "graphql";
import { documentOf, operationNames } from "../storefront/src/documents.ts";

const schemaFile = fileURLToPath(
  import.meta.resolve("@shopify/hydrogen-react/storefront.schema.json"),
);

/** The generated file. */
export const typesFile = fileURLToPath(new URL("../storefront/src/wire.ts", import.meta.url));

/** The real schema. Its introspection omits deprecated inputs; the one in use is added. */
export function realSchema(): GraphQLSchema {
  const schema = buildClientSchema(JSON.parse(readFileSync(schemaFile, "utf8")));
  const missing = `extend input CartBuyerIdentityInput { deliveryAddressPreferences: [DeliveryAddressInput!] }`;
  return extendSchema(schema, parse(missing));
}

const scalars: Readonly<Record<string, string>> = {
  Boolean: "boolean",
  Float: "number",
  Int: "number",
};
/** Countries and currencies are long enums that grow with every version, so they become strings. */
const longestEnum = 50;

/** The types of all operations as TypeScript text. */
export function storefrontTypes(schema: GraphQLSchema): string {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const named = new Map<string, string>();

  const leaf = (name: string): string => {
    const type = schema.getType(name);
    if (!isEnumType(type)) return scalars[name] ?? "string";
    const values = type.getValues();
    if (values.length > longestEnum) return "string";
    const union = values.map((value) => `"${value.name}"`).toSorted();
    named.set(name, `export type ${name} =\n  | ${union.join("\n  | ")};\n`);
    return name;
  };

  const list = (type: GraphQLList<GraphQLOutputType>, inner: string): string => {
    const item = wrapped(type.ofType, inner);
    return item.includes("|") ? `(${item})[]` : `${item}[]`;
  };

  const wrapped = (type: GraphQLOutputType, inner: string): string => {
    const nullable = getNullableType(type);
    const text = isListType(nullable) ? list(nullable, inner) : inner;
    return isNonNullType(type) ? text : `${text} | null`;
  };

  const object = (type: GraphQLCompositeType, set: SelectionSetNode, as: string): string => {
    const fields: string[] = [];
    const parts: string[] = [];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) parts.push(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (selection.typeCondition?.name.value !== as) continue;
        const narrow = schema.getType(as);
        if (!isObjectType(narrow)) continue;
        const more = object(narrow, selection.selectionSet, as);
        parts.push(more);
      } else {
        const key = (selection.alias ?? selection.name).value;
        const fieldType =
          "getFields" in type ? type.getFields()[selection.name.value]?.type : undefined;
        if (!fieldType) throw new Error(`${type.name} has no ${selection.name.value}`);
        const inner = getNamedType(fieldType);
        const text =
          isCompositeType(inner) && selection.selectionSet
            ? composite(inner, selection.selectionSet)
            : leaf(inner.name);
        fields.push(`${key}: ${wrapped(fieldType, text)}`);
      }
    }
    if (fields.length > 0) parts.unshift(`{ ${fields.join("; ")} }`);
    return parts.join(" & ");
  };

  const composite = (type: GraphQLCompositeType, set: SelectionSetNode): string => {
    if (!isAbstractType(type)) return object(type, set, type.name);
    const narrow = set.selections.flatMap((each) =>
      each.kind === Kind.INLINE_FRAGMENT ? [each.typeCondition?.name.value ?? ""] : [],
    );
    if (narrow.length === 0) return object(type, set, type.name);
    const shapes = new Set(narrow.map((name) => object(type, set, name)));
    // Objects of other types have no fields.
    if (schema.getPossibleTypes(type).length > narrow.length) shapes.add("Record<string, never>");
    return shapes.size === 1 ? Array.from(shapes).join("") : `(${Array.from(shapes).join(" | ")})`;
  };

  const input = (type: GraphQLInputType): string => {
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const item = input(nullable.ofType);
      return item.includes("|") ? `readonly (${item})[]` : `readonly ${item}[]`;
    }
    if (!isInputObjectType(nullable)) return leaf(getNamedType(nullable).name);
    if (!named.has(nullable.name)) {
      named.set(nullable.name, "");
      const fields = Object.values(nullable.getFields()).map((field) =>
        inputField(field.name, field.type),
      );
      named.set(nullable.name, `export type ${nullable.name} = {\n${fields.join("")}};\n`);
    }
    return nullable.name;
  };

  const inputField = (name: string, type: GraphQLInputType): string =>
    isNonNullType(type) ? `  ${name}: ${input(type)};\n` : `  ${name}?: ${input(type)} | null;\n`;

  const inputType = (node: TypeNode): GraphQLInputType | undefined => {
    if (node.kind === Kind.NAMED_TYPE) {
      const type = schema.getType(node.name.value);
      return isInputType(type) ? type : undefined;
    }
    const inner = inputType(node.type);
    if (!inner) return undefined;
    if (node.kind === Kind.LIST_TYPE) return new GraphQLList(inner);
    return new GraphQLNonNull(getNullableType(inner));
  };

  const operation = (node: OperationDefinitionNode): string => {
    const root = schema.getRootType(node.operation);
    if (!root) throw new Error(`No ${node.operation}`);
    const variables = (node.variableDefinitions ?? []).map((definition) => {
      const name = definition.variable.name.value;
      const type = inputType(definition.type);
      if (!type) throw new Error(`No type of $${name}`);
      return inputField(name, type).trim();
    });
    const variablesType =
      variables.length > 0 ? `{ ${variables.join(" ")} }` : "Record<string, never>";
    const result = object(root, node.selectionSet, root.name);
    return `  ${node.name?.value}: {\n    variables: ${variablesType};\n    result: ${result};\n  };\n`;
  };

  const operations: OperationDefinitionNode[] = [];
  for (const name of operationNames)
    for (const node of parse(documentOf(name)).definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
      if (node.kind === Kind.OPERATION_DEFINITION) operations.push(node);
    }
  const shapes = Array.from(fragments.values(), (node) => {
    const type = schema.getType(node.typeCondition.name.value);
    if (!isCompositeType(type)) throw new Error(`No type ${node.typeCondition.name.value}`);
    const text = composite(type, node.selectionSet).replace(/^\((.*)\)$/s, "$1");
    return `export type ${node.name.value} = ${text};\n`;
  }).toSorted();
  const all = `export type Operations = {\n${operations.map(operation).join("")}};\n`;
  const declarations = Array.from(named.entries()).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    "// Written by scripts/make-storefront-types.ts from the Storefront API 2025-01.\n",
    ...declarations.map(([, text]) => text),
    ...shapes,
    all,
  ].join("\n");
}

if (import.meta.main) writeFileSync(typesFile, storefrontTypes(realSchema()));
