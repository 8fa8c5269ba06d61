import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** A string position in the schema, with a request that fills it. */
export type TextPlace = {
  /** Its name in messages, such as `products.query`. */
  path: string;
  limit: number;
  request: (text: string) => [query: string, variables: object];
};

/** Existing shop data for other required values. */
type Fixture = { cartId: string; merchandiseId: string };

type Spot = { path: readonly string[]; limit: number; put: (text: string) => unknown };

const limitIn = (description: string | null | undefined): number =>
  Number(/At most (\d+) characters/.exec(description ?? "")?.[1] ?? Number.NaN);

const isText = (type: GraphQLInputType) =>
  !["Int", "Float", "Boolean"].includes(getNamedType(type).name) && !isEnumType(getNamedType(type));

type Input = { type: GraphQLInputType; description?: string | null | undefined };

/** Every string position in a value of this type. */
function spotsIn(fixture: Fixture, { type, description }: Input): Spot[] {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    return spotsIn(fixture, { type: inner.ofType, description }).map(({ path, limit, put }) => ({
      path: ["0", ...path],
      limit,
      put: (text) => [put(text)],
    }));
  }
  if (isInputObjectType(inner)) {
    return Object.values(inner.getFields()).flatMap((field) =>
      spotsIn(fixture, field).map(({ path, limit, put }) => ({
        path: [field.name, ...path],
        limit,
        put: (text: string) => ({ ...Object(exampleOf(fixture, inner)), [field.name]: put(text) }),
      })),
    );
  }
  return isText(inner) ? [{ path: [], limit: limitIn(description), put: (text) => text }] : [];
}

/** A minimal valid value. */
function exampleOf(fixture: Fixture, type: GraphQLInputType, name = ""): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [exampleOf(fixture, inner.ofType, name)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(
      required.map((field) => [field.name, exampleOf(fixture, field.type, field.name)]),
    );
  }
  if (name === "cartId" || name === "id") return fixture.cartId;
  if (getNamedType(inner).name === "ID") return fixture.merchandiseId;
  return isText(inner) ? "x" : 1;
}

/** The path to the fields of a type. */
const ways: Readonly<Record<string, (field: string) => string>> = {
  QueryRoot: (field) => field,
  Mutation: (field) => field,
  Product: (field) => `products(first: 50) { nodes { ${field} } }`,
  Collection: (field) => `collections(first: 50) { nodes { ${field} } }`,
  Cart: (field) => `cart(id: $inCart) { ${field} }`,
  CartLine: (field) =>
    `cart(id: $inCart) { lines(first: 5) { nodes { ... on CartLine { ${field} } } } }`,
  ComponentizableCartLine: (field) =>
    `cart(id: $inCart) { lines(first: 5) { nodes { ... on ComponentizableCartLine { ${field} } } } }`,
  CartDeliveryGroup: (field) =>
    `cart(id: $inCart) { deliveryGroups(first: 5) { nodes { ${field} } } }`,
};

function placesOfArgument(
  fixture: Fixture,
  owner: string,
  field: GraphQLField<unknown, unknown>,
  argument: GraphQLArgument,
): TextPlace[] {
  const others = field.args.filter(
    (other) => other !== argument && (isNonNullType(other.type) || other.name === "first"),
  );
  const given = [...others.map(({ name }) => `${name}: $${name}`), `${argument.name}: $it`];
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  const way = ways[owner];
  if (!way) throw new Error(`Say how the fields of ${owner} are reached.`);
  const reached = way(`${field.name}(${given.join(", ")})${selection}`);
  const inCart = reached.includes("$inCart") ? ["$inCart: ID!"] : [];
  const declared = [...others, { name: "it", type: argument.type }].map(
    ({ name, type }) => `$${name}: ${String(type)}`,
  );
  const kind = owner === "Mutation" ? "mutation" : "query";
  const query = `${kind} (${[...inCart, ...declared].join(", ")}) { ${reached} }`;
  const variables = {
    ...(inCart.length > 0 && { inCart: fixture.cartId }),
    ...Object.fromEntries(others.map(({ name, type }) => [name, exampleOf(fixture, type, name)])),
  };
  return spotsIn(fixture, argument).map(({ path, limit, put }) => ({
    path: [`${field.name}.${argument.name}`, ...path].join("."),
    limit,
    request: (text) => [query, { ...variables, it: put(text) }],
  }));
}

const placesOfContext = (fixture: Fixture, schema: GraphQLSchema): TextPlace[] =>
  (schema.getDirective("inContext")?.args ?? []).flatMap((argument) => {
    const declared = `$it: ${String(argument.type)}`;
    const query = `query (${declared}) @inContext(${argument.name}: $it) { shop { name } }`;
    return spotsIn(fixture, argument).map(({ path, limit, put }) => ({
      path: [`@inContext.${argument.name}`, ...path].join("."),
      limit,
      request: (text): [string, object] => [query, { it: put(text) }],
    }));
  });

/** Every string position in a schema's arguments, with its limit. */
export function placesOfTexts(schema: GraphQLSchema, fixture: Fixture): TextPlace[] {
  const own = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith("__"));
  const ofFields = own
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        field.args
          .filter((argument) => spotsIn(fixture, argument).length > 0)
          .flatMap((argument) => placesOfArgument(fixture, type.name, field, argument)),
      ),
    );
  return [...ofFields, ...placesOfContext(fixture, schema)];
}
