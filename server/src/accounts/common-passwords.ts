import { dictionary } from "@zxcvbn-ts/language-common";

const listed = 10_000;

/** The commonest passwords of known leaks, by rank; all lower case. */
const commonest = new Set(dictionary["passwords-common"].slice(0, listed));

/** True for a password that guessers try first, however it is capitalised. */
export const isCommon = (password: string): boolean => commonest.has(password.toLowerCase());
