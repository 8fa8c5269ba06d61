import { idMax } from "./limits.ts";

/** Rows have numbers up to this one. */
const largestNumber = 2_147_483_647;

const numbered = /^gid:\/\/shopify\/(\w+)\/(\d+)(?:\?[\x21-\x7e]*)?$/;
/** Carts and their lines have secret words, not numbers, in their ids. */
const worded =
  /^gid:\/\/shopify\/(?:Cart|CartLine|CartDeliveryGroup|MailingAddress)\/[\x21-\x7e]+$/;

/** Whether a text is a global id of any kind, known or not; anything else is refused before it is looked up. */
export const isGlobalId = (text: string): boolean =>
  text.length <= idMax && (numbered.test(text) || worded.test(text));

/** The global id of a numbered thing, like `gid://shopify/Product/7`. */
export const globalId = (type: string, id: number): string => `gid://shopify/${type}/${id}`;

/** The kind of thing a global id is of. */
export const typeOfId = (id: string): string | undefined =>
  /^gid:\/\/shopify\/(\w+)\//.exec(id)?.[1];

/** The number in the global id of a thing of this type; undefined where it is of another or can be nobody's. */
export function numberInId(type: string, id: string): number | undefined {
  const [, named, digits] = numbered.exec(id) ?? [];
  const number = Number(digits);
  return named === type && number <= largestNumber ? number : undefined;
}
