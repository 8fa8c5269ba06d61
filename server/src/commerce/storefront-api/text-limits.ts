import {
  getNamedType,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  isScalarType,
} from "graphql";
import {
  buyerTokenMax,
  cursorMax,
  searchLimits,
  storefrontLongTextMax,
  storefrontTextMax,
} from "#contracts/commerce/storefront-limits.ts";
import { idMax } from "./limits.ts";

/** Limits that differ from the default, by argument name or input field coordinate. */
const special: ReadonlyMap<string, number> = new Map([
  ["after", cursorMax],
  ["before", cursorMax],
  ["query", searchLimits.characters],
  ["note", storefrontLongTextMax],
  ["AttributeInput.value", storefrontLongTextMax],
  ["customerAccessToken", buyerTokenMax],
]);

/** An input position of the schema. `owner` is the input object's type, or undefined. */
export type InputPosition = { name: string; owner?: string; type: GraphQLInputType };

const isText = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  return isScalarType(named) && !["Int", "Float", "Boolean"].includes(named.name);
};

/** Maximum characters of a text at this position; undefined for other types. */
export function textLimitOf({ name, owner, type }: InputPosition): number | undefined {
  if (!isText(type)) return undefined;
  if (getNamedType(type) === GraphQLID) return idMax;
  return special.get(`${owner}.${name}`) ?? special.get(name) ?? storefrontTextMax;
}

/** Search syntax: also measured as a query. */
export const isSearch = ({ name, type }: InputPosition): boolean =>
  name === "query" && isText(type);

/** Adds each limit to the schema's descriptions. */
export function describeTextLimits(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isObjectType(type))
      for (const { args } of Object.values(type.getFields())) for (const arg of args) describe(arg);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) describe(field, type.name);
  }
  for (const { args } of schema.getDirectives()) for (const arg of args) describe(arg);
}

type Described = {
  name: string;
  type: GraphQLInputType;
  description?: string | null | undefined;
};

function describe(described: Described, owner?: string): void {
  const limit = textLimitOf({
    name: described.name,
    type: described.type,
    ...(owner && { owner }),
  });
  if (limit === undefined) return;
  const { parts, values, depth } = searchLimits;
  const more = isSearch(described)
    ? ` Its terms, operators and parentheses: at most ${parts}, ${depth} in each other; its words and values: ${values}.`
    : "";
  described.description = `${described.description ? `${described.description} ` : ""}At most ${limit} characters.${more}`;
}
