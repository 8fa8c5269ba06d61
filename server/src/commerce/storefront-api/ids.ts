import { idMax } from "./limits.ts";

/** Largest row id. */
const largestNumber = 2_147_483_647;

const numbered = /^gid:\/\/shopify\/(\w+)\/(\d+)(?:\?[\x21-\x7e]*)?$/;
/** Ids of carts and lines contain secrets, not numbers. */
const worded =
  /^gid:\/\/shopify\/(?:Cart|CartLine|CartDeliveryGroup|MailingAddress)\/[\x21-\x7e]+$/;

/** Whether a text is a global id of any type; others are rejected before a look-up. */
export const isGlobalId = (text: string): boolean =>
  text.length <= idMax && (numbered.test(text) || worded.test(text));

/** The global id of a numbered object, like `gid://shopify/Product/7`. */
export const globalId = (type: string, id: number): string => `gid://shopify/${type}/${id}`;

/** The type in a global id. */
export const typeOfId = (id: string): string | undefined =>
  /^gid:\/\/shopify\/(\w+)\//.exec(id)?.[1];

/** The number in a global id of this type; undefined for another type or an impossible number. */
export function numberInId(type: string, id: string): number | undefined {
  const [, named, digits] = numbered.exec(id) ?? [];
  const number = Number(digits);
  return named === type && number <= largestNumber ? number : undefined;
}
