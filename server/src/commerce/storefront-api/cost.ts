import {
  type FieldNode,
  type FragmentDefinitionNode,
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { searchSize } from "../catalog/service.ts";
import { costOf, pageMax } from "./limits.ts";

type Variables = Readonly<Record<string, unknown>>;

/** `fixed` is spent whatever is found: searches and mutations. */
export type Cost = { requested: number; fixed: number };

/**
 * The calculated cost of an operation, as if each list were full. As in Shopify's APIs a scalar is free, an object costs
 * a point, and a list as much as its items. Each term of a search costs as well, under each alias. The document has been
 * measured and validated, so this terminates.
 */
export function calculatedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const fragments = fragmentsOf(document);
  const argument = argumentsIn(operation, variables);
  const costs = new Map<string, Cost>();

  /** `size` is the number of items of the list that this selection is about. */
  function ofSelection(set: SelectionSetNode, typeName: string, size: number): Cost {
    const sum: Cost = { requested: 0, fixed: 0 };
    const add = ({ requested, fixed }: Cost) => {
      sum.requested += requested;
      sum.fixed += fixed;
    };
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) add(ofField(selection, typeName, size));
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const name = selection.typeCondition?.name.value ?? typeName;
        add(ofSelection(selection.selectionSet, name, size));
      } else add(ofFragment(selection.name.value, size));
    }
    return sum;
  }

  function ofFragment(name: string, size: number): Cost {
    const key = `${size} ${name}`;
    const known = costs.get(key);
    if (known) return known;
    const fragment = fragments.get(name);
    const cost = fragment
      ? ofSelection(fragment.selectionSet, fragment.typeCondition.name.value, size)
      : { requested: 0, fixed: 0 };
    costs.set(key, cost);
    return cost;
  }

  function ofField(field: FieldNode, typeName: string, size: number): Cost {
    const name = field.name.value;
    if (name.startsWith("__")) {
      const requested = name === "__typename" ? 0 : costOf.introspection;
      return { requested, fixed: requested };
    }
    const parent = schema.getType(typeName);
    const type = typeOfField(parent, name);
    const search = costOfSearch(argument(field, "query"));
    const more = search + (parent === schema.getMutationType() ? costOf.mutation : 0);
    const set = field.selectionSet;
    if (!type || !set || isLeafType(getNamedType(type))) return { requested: more, fixed: more };
    const below = ofSelection(set, getNamedType(type).name, pageSize(field, argument));
    const items = itemsOf(type, field, argument, size);
    return {
      requested: more + items * (1 + below.requested),
      fixed: more + items * below.fixed,
    };
  }

  const root =
    operation.operation === OperationTypeNode.MUTATION
      ? schema.getMutationType()
      : schema.getQueryType();
  if (!root) return { requested: 0, fixed: 0 };
  const { requested, fixed } = ofSelection(operation.selectionSet, root.name, 1);
  return { requested: Math.max(1, requested), fixed };
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  return fragments;
}

type Argument = (field: FieldNode, name: string) => unknown;

/** Reads the value of an argument, as far as it is a number, a text or a list. */
function argumentsIn(operation: OperationDefinitionNode, variables: Variables): Argument {
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue,
    ]),
  );
  function valueOf(node: ValueNode | undefined): unknown {
    if (node?.kind === Kind.VARIABLE) {
      const name = node.name.value;
      return variables[name] === undefined ? valueOf(defaults.get(name)) : variables[name];
    }
    if (node?.kind === Kind.INT) return Number(node.value);
    if (node?.kind === Kind.STRING) return node.value;
    return node?.kind === Kind.LIST ? node.values : undefined;
  }
  return ({ arguments: given = [] }, name) =>
    valueOf(given.find((each) => each.name.value === name)?.value);
}

const typeOfField = (
  parent: GraphQLNamedType | undefined,
  name: string,
): GraphQLOutputType | undefined =>
  isObjectType(parent) || (isAbstractType(parent) && "getFields" in parent)
    ? parent.getFields()[name]?.type
    : undefined;

function pageSize(field: FieldNode, argument: Argument): number {
  const size = argument(field, "first") ?? argument(field, "last");
  return typeof size === "number" && size >= 0 ? Math.min(size, pageMax) : pageMax;
}

/** A page's own items as many as were requested, the objects with those ids, else a usual number. */
function itemsOf(
  type: GraphQLOutputType,
  field: FieldNode,
  argument: Argument,
  size: number,
): number {
  if (!isListType(getNullableType(type))) return 1;
  const name = field.name.value;
  if (name === "nodes" || name === "edges") {
    const ids = argument(field, "ids");
    return Array.isArray(ids) ? ids.length : size;
  }
  return costOf.listItems;
}

function costOfSearch(query: unknown): number {
  if (typeof query !== "string") return 0;
  const { parts, values } = searchSize(query);
  return parts * costOf.searchPart + values * costOf.searchValue;
}
