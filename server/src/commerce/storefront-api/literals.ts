import {
  type DocumentNode,
  GraphQLID,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { GraphQLSchema } from "graphql";
import { isGlobalId } from "./ids.ts";
import { idMax, pageMax } from "./limits.ts";
import { RequestError } from "./request-error.ts";

/** Whether a text can be stored and sent unchanged. */
export const isText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** Error for unstorable text. */
export const noText = "Strings can't contain U+0000 or unpaired surrogates";

/** Checks literals in a document: malformed ids, oversized lists. Throws RequestError. */
export function checkLiterals(schema: GraphQLSchema, document: DocumentNode): void {
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.STRING]({ value }) {
        if (!isText(value)) throw new RequestError(noText);
        const type = types.getInputType();
        const isId = type && getNamedType(type) === GraphQLID;
        // An oversized id is rejected by the check of all texts.
        if (isId && value.length <= idMax && !isGlobalId(value)) throw invalidId(value);
      },
      [Kind.INT]({ value }) {
        const type = types.getInputType();
        if (type && getNamedType(type) === GraphQLID) throw invalidId(value);
      },
      [Kind.LIST]({ values }) {
        if (values.length > pageMax) throw listTooLong(values.length);
      },
    }),
  );
}

const invalidId = (value: string) =>
  new RequestError(`Invalid global id '${value}'`, "argumentLiteralsIncompatible", {
    typeName: "CoercionError",
  });

export const listTooLong = (length: number) =>
  new RequestError(
    `The input array size of ${length} is greater than the maximum allowed of ${pageMax}.`,
    "MAX_INPUT_SIZE_EXCEEDED",
  );
