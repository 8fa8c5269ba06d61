import {
  type DocumentNode,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from "graphql";
import {
  type SearchSize,
  searchLimits,
  searchLimitsOfRequest,
} from "#contracts/commerce/storefront-limits.ts";
import { beyondLimit, searchSize } from "../catalog/service.ts";
import { inputCharactersMax, inputItemsMax } from "./limits.ts";
import { InputTooLarge } from "./request-error.ts";
import { type InputPosition, isSearch, textLimitOf } from "./text-limits.ts";

/** An argument in a document. `path` names it in messages, such as `products.query`. */
type Use = { path: string; position: InputPosition; value: ValueNode };

/** Inputs of an operation or fragment, and the fragments it spreads, with repetition. */
type Part = { uses: Use[]; spreads: string[] };
type Parts = { operations: Map<OperationDefinitionNode, Part>; fragments: Map<string, Part> };

type Size = { characters: number; items: number; search: Omit<SearchSize, "depth"> };

/** Creates the check of a request's text and list sizes, individually and in total. */
export function makeInputCheck(
  schema: GraphQLSchema,
): (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
) => void {
  const measured = new WeakMap<DocumentNode, Parts>();
  return (document, operation, variables) => {
    const parts = measured.get(document) ?? partsOf(schema, document);
    measured.set(document, parts);
    measureOperation(parts, operation, variables);
  };
}

function partsOf(schema: GraphQLSchema, document: DocumentNode): Parts {
  const parts: Parts = { operations: new Map(), fragments: new Map() };
  let part: Part = { uses: [], spreads: [] };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.OPERATION_DEFINITION](node) {
        parts.operations.set(node, (part = { uses: [], spreads: [] }));
      },
      [Kind.FRAGMENT_DEFINITION]({ name }) {
        parts.fragments.set(name.value, (part = { uses: [], spreads: [] }));
      },
      [Kind.FRAGMENT_SPREAD]({ name }) {
        part.spreads.push(name.value);
      },
      [Kind.ARGUMENT]({ value }) {
        const argument = types.getArgument();
        if (!argument) return;
        const { name, type } = argument;
        const directive = types.getDirective();
        const field = directive ? `@${directive.name}` : types.getFieldDef()?.name;
        part.uses.push({ path: `${field}.${name}`, position: { name, type }, value });
      },
    }),
  );
  return parts;
}

/** Throws InputTooLarge at the first excess. */
function measureOperation(
  { operations, fragments }: Parts,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue,
    ]),
  );
  const measured = new Map<string, Size>();

  function sizeOfFragment(name: string): Size {
    const earlier = measured.get(name);
    if (earlier) return earlier;
    const fragment = fragments.get(name);
    const size = fragment ? sizeOf(fragment) : nothing();
    measured.set(name, size);
    return size;
  }

  function sizeOf({ uses, spreads }: Part): Size {
    const size = nothing();
    for (const { path, position, value } of uses) addNode(size, path, position, value);
    for (const name of spreads) add(size, sizeOfFragment(name));
    return size;
  }

  function addNode(size: Size, path: string, position: InputPosition, node: ValueNode): void {
    if (node.kind === Kind.VARIABLE) {
      const name = node.name.value;
      const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
      const byDefault = defaults.get(name);
      if (value !== undefined) addValue(size, path, position, value);
      else if (byDefault) addNode(size, path, position, byDefault);
      return;
    }
    if (node.kind === Kind.STRING) return addText(size, path, position, node.value);
    const type = getNullableType(position.type);
    if (node.kind === Kind.LIST) {
      const item = isListType(type) ? type.ofType : position.type;
      addItems(size, path, node.values.length);
      for (const [at, each] of node.values.entries())
        addNode(size, `${path}.${at}`, { ...position, type: item }, each);
    } else if (node.kind === Kind.OBJECT) {
      for (const { name, value } of node.fields) {
        const field = fieldOf(type, name.value);
        if (field) addNode(size, `${path}.${name.value}`, field, value);
      }
    }
  }

  for (const [definition, part] of operations) if (definition === operation) sizeOf(part);
}

/** A variable's value. Values of a wrong type are skipped; validation reports them. */
function addValue(size: Size, path: string, position: InputPosition, value: unknown): void {
  if (typeof value === "string") return addText(size, path, position, value);
  if (typeof value !== "object" || value === null) return;
  const type = getNullableType(position.type);
  if (Array.isArray(value)) {
    const item = isListType(type) ? type.ofType : position.type;
    addItems(size, path, value.length);
    for (const [at, each] of value.entries())
      addValue(size, `${path}.${at}`, { ...position, type: item }, each);
    return;
  }
  for (const [name, each] of Object.entries(value)) {
    const field = fieldOf(type, name);
    if (field) addValue(size, `${path}.${name}`, field, each);
  }
}

/** Field of an input object; also accepts a single object in position of a list. */
function fieldOf(type: GraphQLInputType, name: string): InputPosition | undefined {
  const inner = getNullableType(type);
  if (isListType(inner)) return fieldOf(inner.ofType, name);
  const field = isInputObjectType(inner) ? inner.getFields()[name] : undefined;
  return field && isInputObjectType(inner)
    ? { name, owner: inner.name, type: field.type }
    : undefined;
}

function addText(size: Size, path: string, position: InputPosition, text: string): void {
  const limit = textLimitOf(position);
  if (limit === undefined) return;
  if (text.length > limit) throw tooLarge(path, `at most ${limit} characters`);
  size.characters += text.length;
  if (isSearch(position)) {
    const search = searchSize(text);
    const beyond = beyondLimit(search, searchLimits);
    if (beyond !== undefined) throw tooLarge(path, beyond);
    addSearch(size.search, search);
  }
  checkSum(size);
}

function addItems(size: Size, path: string, count: number): void {
  size.items += count;
  if (size.items > inputItemsMax)
    throw tooLarge(path, `at most ${inputItemsMax} items in a request`);
}

function add(size: Size, more: Size): void {
  size.characters += more.characters;
  size.items += more.items;
  addSearch(size.search, more.search);
  checkSum(size);
}

function addSearch(search: Size["search"], more: Size["search"]): void {
  search.characters += more.characters;
  search.parts += more.parts;
  search.values += more.values;
}

function checkSum({ characters, items, search }: Size): void {
  if (characters > inputCharactersMax)
    throw tooLarge("The texts of a request", `at most ${inputCharactersMax} characters together`);
  if (items > inputItemsMax)
    throw tooLarge("The lists of a request", `at most ${inputItemsMax} items in total`);
  const beyond = beyondLimit(search, searchLimitsOfRequest);
  if (beyond !== undefined) throw tooLarge("The queries of a request", `${beyond} together`);
}

const tooLarge = (what: string, limit: string) =>
  new InputTooLarge(`${what} can have ${limit}.`, { argument: what, limit });

const nothing = (): Size => ({
  characters: 0,
  items: 0,
  search: { characters: 0, parts: 0, values: 0 },
});
