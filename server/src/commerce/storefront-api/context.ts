import type { GraphQLResolveInfo } from "graphql";
import type { CountTries, QuantityLimits } from "../carts/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import type { ProductLoader } from "./product-loader.ts";

/** Context of the resolvers, created per request. */
export type ShopContext = {
  db: Db;
  events: Events;
  /** Without a trailing slash; URLs in responses are absolute. */
  publicUrl: string;
  /** The name of the site in its settings. */
  siteName: () => Promise<string>;
  /** At least 32 bytes; signs checkout URLs. */
  secret: Uint8Array;
  /** The live session of a token of ours, or undefined. */
  sessionOf: Api["sessionOf"];
  /** Limits code attempts by the request's address. */
  countTries: CountTries;
  limits: QuantityLimits;
  /** Batched loading of products, variants and pictures. */
  products: ProductLoader;
  /** Cache tags of the response; carts add none. */
  tags: Set<string>;
  /** Counts the cost of the response; throws above the limit. */
  spend: (values: number) => void;
};

/** A resolver. */
export type Field<Args> = (args: Args, context: ShopContext, info: GraphQLResolveInfo) => unknown;

/** Resolvers of queries and mutations by name. `args` have been validated by the schema. */
export type Root = Readonly<Record<string, Field<never>>>;
