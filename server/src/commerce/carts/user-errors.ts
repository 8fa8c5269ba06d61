/** What a cart answers beside itself: why it did not do what it was asked, or did it in another way. */

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
  /** The way to the input that is meant, below the arguments of the change. */
  field: string[];
  message: string;
};

export type Warning = {
  code: "MERCHANDISE_NOT_ENOUGH_STOCK" | "MERCHANDISE_OUT_OF_STOCK";
  /** The global id of the line, or of the variant that there is no line of. */
  target: string;
  message: string;
};

/** PostgreSQL cannot hold U+0000, and half a surrogate pair is no text in UTF-8. */
export const isStorable = (text: string): boolean =>
  !text.includes("\u0000") && text.isWellFormed();
