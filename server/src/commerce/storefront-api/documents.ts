import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { LRUCache } from "lru-cache";
import { cachedDocumentCharactersMax, cachedDocumentsMax, tokensMax } from "./limits.ts";
import { checkLiterals } from "./literals.ts";
import { measure } from "./measure.ts";
import { RequestError } from "./request-error.ts";

/** An executable document, or its errors. */
export type Read = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Parses and validates documents; valid ones are cached, since clients repeat a few. */
export function makeDocuments(schema: GraphQLSchema): (query: string) => Read {
  const cache = new LRUCache<string, DocumentNode>({
    max: cachedDocumentsMax,
    maxSize: cachedDocumentCharactersMax,
    sizeCalculation: (_, query) => Math.max(1, query.length),
  });
  return (query) => {
    const cached = cache.get(query);
    if (cached) return { document: cached };
    const document = parsed(query);
    measure(document);
    const errors = validate(schema, document, specifiedRules, { maxErrors: 20 });
    if (errors.length > 0) return { errors };
    checkLiterals(schema, document);
    cache.set(query, document);
    return { document };
  };
}

/** Throws GraphQLError for a syntax error. */
function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: tokensMax });
  } catch (error) {
    // The parser recurses per brace.
    if (error instanceof RangeError) throw new RequestError("Query is too deep.");
    throw error;
  }
}
