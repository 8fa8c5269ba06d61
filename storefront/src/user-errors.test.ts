import { expect, test } from "vitest";
import { realSchema } from "../testing/schema.ts";
import { mapUserErrors } from "./index.ts";

const codesOf = (name: string): string[] => {
  const type = realSchema().getType(name);
  return type && "getValues" in type ? type.getValues().map((value) => value.name) : [];
};
const mapped = (code: string | null) => mapUserErrors([{ code, message: "x" }])[0]?.code;

test.each([
  ["ADDRESS_FIELD_CONTAINS_EMOJIS", "NOT_SUPPORTED"],
  ["ADDRESS_FIELD_IS_REQUIRED", "PRESENT"],
  ["NOTE_TOO_LONG", "TOO_LONG"],
  ["VALIDATION_CUSTOM", "INVALID"],
  ["INVALID_MERCHANDISE_LINE", "LINE_ITEM_NOT_FOUND"],
  ["MAXIMUM_EXCEEDED", "NOT_ENOUGH_IN_STOCK"],
  ["MINIMUM_NOT_MET", "GREATER_THAN_OR_EQUAL_TO"],
  ["LESS_THAN", "LESS_THAN"],
  ["INVALID_ZIP_CODE_FOR_COUNTRY", "INVALID_FOR_COUNTRY"],
  ["INVALID_ZIP_CODE_FOR_PROVINCE", "INVALID_FOR_COUNTRY_AND_PROVINCE"],
  ["PROVINCE_NOT_FOUND", "INVALID_PROVINCE_IN_COUNTRY"],
])("cart code %s maps to checkout code %s", (code, ofCheckout) => {
  expect(mapped(code)).toBe(ofCheckout);
});

test("only cart codes without a checkout equivalent are unknown", () => {
  expect(codesOf("CartErrorCode").filter((code) => mapped(code) === undefined)).toEqual([
    "INVALID_DELIVERY_ADDRESS_ID",
    "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED",
    "TOO_MANY_DELIVERY_ADDRESSES",
  ]);
  expect(codesOf("CartWarningCode").filter((code) => mapped(code) === undefined)).toEqual([
    "DUPLICATE_DELIVERY_ADDRESS",
  ]);
  expect(mapped(null)).toBeUndefined();
  expect(mapped("DISCOUNT_NOT_FOUND")).toBeUndefined();
  expect(mapped("constructor")).toBeUndefined();
});

test("errors keep field and message; warnings follow without a field", () => {
  const errors = [{ code: "LESS_THAN", field: ["lines", "0"], message: "Too few" }];
  const warnings = [
    { code: "MERCHANDISE_OUT_OF_STOCK", message: "Sold out", target: "line" },
    { code: "PAYMENTS_GIFT_CARDS_UNAVAILABLE", message: "No cards", target: "cart" },
  ];
  const result = mapUserErrors(errors, warnings);
  expect(result).toEqual([
    { code: "LESS_THAN", field: ["lines", "0"], message: "Too few" },
    { code: "NOT_ENOUGH_IN_STOCK", message: "Sold out" },
    { code: "NOT_SUPPORTED", message: "No cards" },
  ]);
  expect(result[1]).not.toHaveProperty("field");
  expect(mapUserErrors()).toEqual([]);
  expect(mapUserErrors(null, null)).toEqual([]);
});
