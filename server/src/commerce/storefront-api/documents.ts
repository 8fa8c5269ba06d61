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

/** A document that can be executed, or why it cannot. */
export type Read = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Parses and validates documents; those that are good are kept, as the same few are sent again and again. */
export function makeDocuments(schema: GraphQLSchema): (query: string) => Read {
  const kept = new LRUCache<string, DocumentNode>({
    max: cachedDocumentsMax,
    maxSize: cachedDocumentCharactersMax,
    sizeCalculation: (_, query) => Math.max(1, query.length),
  });
  return (query) => {
    const known = kept.get(query);
    if (known) return { document: known };
    const document = parsed(query);
    measure(document);
    const errors = validate(schema, document, specifiedRules, { maxErrors: 20 });
    if (errors.length > 0) return { errors };
    checkLiterals(schema, document);
    kept.set(query, document);
    return { document };
  };
}

/** Throws GraphQLError where the text is no document. */
function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: tokensMax });
  } catch (error) {
    // The parser calls itself for each brace.
    if (error instanceof RangeError) throw new RequestError("Query is too deep.");
    throw error;
  }
}
