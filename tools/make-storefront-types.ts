/**
 * Writes storefront/src/wire.ts: the types of the storefront's operations, their variables and their results, from the
 * schema of the Storefront API 2025-01. `node tools/make-storefront-types.ts`
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { codegen } from "@graphql-codegen/core";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import { type GraphQLSchema, isEnumType, Kind, parse, print, printSchema, visit } from "graphql";
import { documentOf, operationNames } from "../storefront/src/documents.ts";
import { realSchema } from "../storefront/testing/schema.ts";

/** The generated file. */
export const typesFile = fileURLToPath(new URL("../storefront/src/wire.ts", import.meta.url));

/** Countries and currencies are more than anybody reads, and more come with every version. */
const longestEnum = 50;

/** The schema with long enums as texts, and without descriptions. */
function smallerSchema(schema: GraphQLSchema): string {
  const document = visit(parse(printSchema(schema)), {
    EnumTypeDefinition: ({ name }) => {
      const type = schema.getType(name.value);
      const isLong = isEnumType(type) && type.getValues().length > longestEnum;
      return isLong ? { kind: Kind.SCALAR_TYPE_DEFINITION, name } : undefined;
    },
    StringValue: { leave: (_node, key) => (key === "description" ? null : undefined) },
  });
  return print(document);
}

/** Each operation and each fragment once. */
function documents(): string {
  const definitions = operationNames.flatMap((name) =>
    parse(documentOf(name)).definitions.map(print),
  );
  return [...new Set(definitions)].join("\n\n");
}

const typeName = (operation: string) => operation.charAt(0).toUpperCase() + operation.slice(1);

/** The types of all operations as TypeScript text. */
export async function storefrontTypes(schema: GraphQLSchema): Promise<string> {
  const types = await codegen({
    filename: "wire.ts",
    schema: parse(smallerSchema(schema)),
    documents: [{ document: parse(documents()) }],
    plugins: [{ "typescript-operations": {} }],
    pluginMap: { "typescript-operations": typescriptOperations },
    config: {
      defaultScalarType: "string",
      scalars: { ID: "string" },
      skipTypename: true,
      immutableTypes: true,
      useTypeImports: true,
      inlineFragmentTypes: "combine",
      omitOperationSuffix: true,
      operationResultSuffix: "Result",
    },
  });
  const operations = operationNames.map((name) => {
    const type = typeName(name);
    return `  ${name}: { variables: ${type}Variables; result: ${type}Result };\n`;
  });
  return [
    "// Written by tools/make-storefront-types.ts from the Storefront API 2025-01.\n",
    types,
    `export type Operations = {\n${operations.join("")}};\n`,
  ].join("\n");
}

if (import.meta.main) writeFileSync(typesFile, await storefrontTypes(realSchema()));
