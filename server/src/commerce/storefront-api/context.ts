import type { GraphQLResolveInfo } from "graphql";
import type { CountTries, QuantityLimits } from "../carts/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import type { ProductLoader } from "./product-loader.ts";

/** What the functions behind the fields are given, made anew for each request. */
export type ShopContext = {
  db: Db;
  events: Events;
  /** Without a slash at its end; addresses in answers are absolute. */
  publicUrl: string;
  /** At least 32 bytes; signs the addresses of checkouts. */
  secret: Uint8Array;
  /** The live session of a token of ours, or undefined. */
  sessionOf: Api["sessionOf"];
  /** Counts codes that are tried on carts from the address of this request. */
  countTries: CountTries;
  limits: QuantityLimits;
  /** Products, variants and pictures, fetched together for all fields that ask at once. */
  products: ProductLoader;
  /** What the answer is made of, in the words of the answer cache; carts put nothing here. */
  tags: Set<string>;
  /** Counts what this request makes the server fill in, and throws where that is too much. */
  spend: (values: number) => void;
};

/** The function behind a field. */
export type Field<Args> = (args: Args, context: ShopContext, info: GraphQLResolveInfo) => unknown;

/** The fields of the query and of the mutation by name. The schema has made sure of what `args` holds. */
export type Root = Readonly<Record<string, Field<never>>>;
