/** Applies changes of the buyer to a cart's buyer: pure functions. */
import { Email } from "#contracts/kernel/email.ts";
import * as z from "zod/mini";
import { capitalized } from "#format/words.ts";
import type { Address, Buyer, Preferences } from "./buyer.ts";
import { isStorable, type UserError } from "./user-errors.ts";

/** Missing fields stay, null clears. */
export type BuyerInput = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  countryCode?: string | null | undefined;
  customerAccessToken?: string | null | undefined;
  /** Replaces the addresses; an empty list clears them. */
  deliveryAddressPreferences?: readonly { deliveryAddress?: Address | null }[] | null | undefined;
  preferences?: Preferences | null | undefined;
};

const addressFields = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "city",
  "province",
  "zip",
  "country",
  "phone",
] as const;
const addressFieldMax = 255;
const addressesMax = 10;
const preferenceMax = 255;
const preferencesMax = 25;

/** The buyer after `input`, or user errors; then nothing is applied. */
export function changeBuyer(
  buyer: Buyer,
  input: BuyerInput,
): { buyer: Buyer; userErrors: UserError[] } {
  const { email, phone, countryCode, deliveryAddressPreferences, preferences } = input;
  const userErrors: UserError[] = [];
  const changed = { ...buyer };
  if (email !== undefined) changed.email = readEmail(email, userErrors);
  if (phone !== undefined) changed.phone = readPhone(phone, userErrors);
  if (countryCode !== undefined) changed.countryCode = countryCode;
  if (preferences !== undefined) changed.preferences = readPreferences(preferences, userErrors);
  if (deliveryAddressPreferences !== undefined) {
    changed.addresses = readAddresses(deliveryAddressPreferences ?? [], userErrors);
  }
  return userErrors.length > 0 ? { buyer, userErrors } : { buyer: changed, userErrors };
}

const reject = (code: UserError["code"], field: readonly string[], message: string): UserError => ({
  code,
  field: ["buyerIdentity", ...field],
  message,
});

function readEmail(email: string | null, userErrors: UserError[]): string | null {
  if (email === null || email.trim() === "") return null;
  // Stored as entered, since it is only shown to its author.
  if (z.safeParse(Email, email).success) return email.trim();
  userErrors.push(reject("INVALID", ["email"], "Email is invalid"));
  return null;
}

function readPhone(phone: string | null, userErrors: UserError[]): string | null {
  const trimmed = phone?.trim() ?? "";
  if (trimmed === "") return null;
  if (isPhone(trimmed)) return trimmed;
  userErrors.push(reject("INVALID", ["phone"], "Phone is invalid"));
  return null;
}

/** Common spellings of phone numbers: plus, spaces, dots, hyphens, brackets, extension. */
const isPhone = (text: string): boolean =>
  text.length <= 40 &&
  /^\+?[\d\s().\-/]+(?:\s*(?:x|ext\.?)\s*\d+)?$/i.test(text) &&
  (text.match(/\d/g)?.length ?? 0) >= 3;

function readPreferences(
  preferences: Preferences | null,
  userErrors: UserError[],
): Preferences | null {
  const lists = [
    ["wallet", preferences?.wallet],
    ["delivery.pickupHandle", preferences?.delivery?.pickupHandle],
    ["delivery.deliveryMethod", preferences?.delivery?.deliveryMethod],
  ] as const;
  for (const [name, list] of lists) {
    const isGood =
      !list ||
      (list.length <= preferencesMax &&
        list.every((each) => each.length <= preferenceMax && isStorable(each)));
    const field = ["preferences", ...name.split(".")];
    if (!isGood) userErrors.push(reject("INVALID", field, "Preferences are invalid"));
  }
  return preferences;
}

function readAddresses(
  preferences: readonly { deliveryAddress?: Address | null }[],
  userErrors: UserError[],
): Address[] {
  const field = "deliveryAddressPreferences";
  if (preferences.length > addressesMax) {
    const message = `A cart can have up to ${addressesMax} addresses.`;
    userErrors.push(reject("TOO_MANY_DELIVERY_ADDRESSES", [field], message));
    return [];
  }
  return preferences.flatMap(({ deliveryAddress }, index) => {
    const address: Address = {};
    for (const name of addressFields) {
      const text = deliveryAddress?.[name]?.trim() ?? "";
      if (text === "") continue;
      const problem = problemOf(name, text);
      if (problem) {
        const at = [field, String(index), "deliveryAddress", name];
        userErrors.push(reject(problem.code, at, `${labelOf(name)} ${problem.message}`));
      }
      address[name] = text;
    }
    // An address without any word is empty.
    return Object.keys(address).length > 0 ? [address] : [];
  });
}

type FieldProblem = { code: UserError["code"]; message: string };

function problemOf(name: (typeof addressFields)[number], text: string): FieldProblem | undefined {
  if (text.length > addressFieldMax) {
    return {
      code: "ADDRESS_FIELD_IS_TOO_LONG",
      message: `is too long (maximum is ${addressFieldMax} characters)`,
    };
  }
  if (!isStorable(text)) return { code: "INVALID", message: "is invalid" };
  if (/\p{Extended_Pictographic}/u.test(text)) {
    return { code: "ADDRESS_FIELD_CONTAINS_EMOJIS", message: "cannot contain emojis" };
  }
  if (/<\/?[a-z][^>]*>/i.test(text)) {
    return { code: "ADDRESS_FIELD_CONTAINS_HTML_TAGS", message: "cannot contain HTML tags" };
  }
  if (/https?:\/\/|www\./i.test(text)) {
    return { code: "ADDRESS_FIELD_CONTAINS_URL", message: "cannot contain a URL" };
  }
  if (name === "phone" && !isPhone(text)) {
    return { code: "ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN", message: "is invalid" };
  }
  return undefined;
}

/** Turns "firstName" into "First name". */
const labelOf = (name: string) => capitalized(name.replaceAll(/([A-Z]|\d)/g, " $1").toLowerCase());
