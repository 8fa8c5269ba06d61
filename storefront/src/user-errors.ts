/** Maps cart error codes to checkout error codes. */
import type { UserError, Warning } from "./wire.ts";

export type CheckoutErrorCode =
  | "GREATER_THAN_OR_EQUAL_TO"
  | "INVALID"
  | "INVALID_FOR_COUNTRY"
  | "INVALID_FOR_COUNTRY_AND_PROVINCE"
  | "INVALID_PROVINCE_IN_COUNTRY"
  | "LESS_THAN"
  | "LINE_ITEM_NOT_FOUND"
  | "NOT_ENOUGH_IN_STOCK"
  | "NOT_SUPPORTED"
  | "PRESENT"
  | "TOO_LONG";

/** A checkout error. Former cart warnings have no `field`; an unknown code is undefined. */
export type CheckoutUserError = {
  code: CheckoutErrorCode | undefined;
  field?: string[] | null;
  message: string;
};

const codes: Readonly<Record<CheckoutErrorCode, string>> = {
  GREATER_THAN_OR_EQUAL_TO: "MINIMUM_NOT_MET",
  INVALID: `INVALID INVALID_COMPANY_LOCATION INVALID_DELIVERY_GROUP INVALID_DELIVERY_OPTION INVALID_INCREMENT
    INVALID_METAFIELDS INVALID_PAYMENT INVALID_PAYMENT_EMPTY_CART UNSPECIFIED_ADDRESS_ERROR VALIDATION_CUSTOM`,
  INVALID_FOR_COUNTRY: "INVALID_ZIP_CODE_FOR_COUNTRY",
  INVALID_FOR_COUNTRY_AND_PROVINCE: "INVALID_ZIP_CODE_FOR_PROVINCE",
  INVALID_PROVINCE_IN_COUNTRY: "PROVINCE_NOT_FOUND",
  LESS_THAN: "LESS_THAN",
  LINE_ITEM_NOT_FOUND: "INVALID_MERCHANDISE_LINE",
  NOT_ENOUGH_IN_STOCK: "MAXIMUM_EXCEEDED MERCHANDISE_NOT_ENOUGH_STOCK MERCHANDISE_OUT_OF_STOCK",
  NOT_SUPPORTED: `ADDRESS_FIELD_CONTAINS_EMOJIS ADDRESS_FIELD_CONTAINS_HTML_TAGS ADDRESS_FIELD_CONTAINS_URL
    ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN PAYMENT_METHOD_NOT_SUPPORTED ZIP_CODE_NOT_SUPPORTED
    PAYMENTS_GIFT_CARDS_UNAVAILABLE`,
  PRESENT: `ADDRESS_FIELD_IS_REQUIRED MISSING_CUSTOMER_ACCESS_TOKEN MISSING_DISCOUNT_CODE MISSING_NOTE`,
  TOO_LONG: "ADDRESS_FIELD_IS_TOO_LONG NOTE_TOO_LONG",
};

const checkoutCodes = new Map<string, CheckoutErrorCode>();
for (const code of Object.keys(codes) as CheckoutErrorCode[])
  for (const cartCode of codes[code].split(/\s+/)) checkoutCodes.set(cartCode, code);

const mapped = (code: string | null | undefined): CheckoutErrorCode | undefined =>
  checkoutCodes.get(code ?? "");

type CartError = Partial<Pick<UserError, "field">> & { message: string; code?: string | null };
type CartWarning = Partial<Pick<Warning, "target">> & { message: string; code?: string | null };

/** A cart's user errors, then its warnings, as checkout errors. */
export function mapUserErrors(
  userErrors?: readonly CartError[] | null,
  warnings?: readonly CartWarning[] | null,
): CheckoutUserError[] {
  return [
    ...(userErrors ?? []).map(({ code, field, message }) => ({
      code: mapped(code),
      field,
      message,
    })),
    ...(warnings ?? []).map(({ code, message }) => ({ code: mapped(code), message })),
  ];
}
