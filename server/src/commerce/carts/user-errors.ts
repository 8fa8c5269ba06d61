/** User errors and warnings of cart mutations. */

export type UserError = {
  code:
    | "ADDRESS_FIELD_CONTAINS_EMOJIS"
    | "ADDRESS_FIELD_CONTAINS_HTML_TAGS"
    | "ADDRESS_FIELD_CONTAINS_URL"
    | "ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN"
    | "ADDRESS_FIELD_IS_TOO_LONG"
    | "INVALID"
    | "INVALID_MERCHANDISE_LINE"
    | "LESS_THAN"
    | "MAXIMUM_EXCEEDED"
    | "MINIMUM_NOT_MET"
    | "NOTE_TOO_LONG"
    | "TOO_MANY_DELIVERY_ADDRESSES";
  /** Path of the input below the mutation's arguments. */
  field: string[];
  message: string;
};

export type Warning = {
  code: "MERCHANDISE_NOT_ENOUGH_STOCK" | "MERCHANDISE_OUT_OF_STOCK";
  /** Global id of the line, or of the variant without a line. */
  target: string;
  message: string;
};

/** PostgreSQL cannot store U+0000, and lone surrogates have no UTF-8. */
export const isStorable = (text: string): boolean =>
  !text.includes("\u0000") && text.isWellFormed();
