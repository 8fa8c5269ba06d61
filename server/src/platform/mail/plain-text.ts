import { plainLine } from "#contracts/kernel/plain-text.ts";
import { hasLink } from "../links.ts";

/** The longest user-supplied name that an email repeats. */
export const mailNameMax = 40;
const mailAddressPartMax = 100;
/** Longer runs of digits may be a phone number. */
const nameDigitsMax = 4;
const phoneDigits = 7;

const nameCharacters = /^[\p{L}\p{M}\p{N} .,'’&()·-]+$/u;
const joinedByDot = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u;
const stackedMarks = /\p{M}{4,}/u;
/** Postal codes of nearly all countries are this short, and have a digit. */
const postalCode = /^(?=.*\d)[A-Z\d][A-Z\d -]{1,9}$/i;
const postalDigitsMax = 9;

const digitsIn = (value: string): number => value.match(/\p{N}/gu)?.length ?? 0;

/** A name as an email may repeat it: short and plain. '' where it could be an advertisement, a link or a phone number. */
export function mailName(name: string): string {
  const plain = plainLine(name);
  const isPlain =
    plain.length <= mailNameMax &&
    nameCharacters.test(plain) &&
    !joinedByDot.test(plain) &&
    !stackedMarks.test(plain) &&
    digitsIn(plain) <= nameDigitsMax &&
    !hasLink(plain);
  return isPlain ? plain : "";
}

/** A username as an email may repeat it. '' where an email program would make it a link, or it could be a phone number. */
export const mailUsername = (username: string): string =>
  /^[a-z0-9._]{1,40}$/.test(username) && digitsIn(username) < phoneDigits && !hasLink(username)
    ? username
    : "";

/** A line of a postal address as an email may repeat it; '' where it holds a link or a phone number. */
export function mailAddressPart(value: string): string {
  const plain = plainLine(value);
  if (plain.length > mailAddressPartMax || hasLink(plain) || plain.includes("@")) return "";
  if (digitsIn(plain) >= phoneDigits) return "";
  // An unknown domain must not become a link in an email client.
  return plain.replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, ". ");
}

/** A postal code as an email may repeat it; '' where it is something else. */
export function mailPostalCode(value: string): string {
  const plain = plainLine(value);
  return postalCode.test(plain) && digitsIn(plain) <= postalDigitsMax ? plain : "";
}
