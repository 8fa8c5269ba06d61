import * as z from "zod/mini";
import {
  directionProblem,
  isStorable,
  lineProblem,
  nameProblem,
  normalizeText,
} from "./plain-text.ts";

/** Characters of a random id. */
export const idLength = 36;
/** A server-generated random id: uuidv7, lower case. */
export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Invisible text counts as missing, like blank text. */
/* @__NO_SIDE_EFFECTS__ */
const normalized = () => z.overwrite<string>(normalizeText);

type InvalidInput = {
  readonly input?: unknown;
  readonly path?: readonly PropertyKey[] | undefined;
};

/** Zod error for a value that is missing or not text. */
export const missingText =
  (label: string) =>
  ({ input }: InvalidInput): string =>
    input === undefined || input === null ? `${label} is required.` : `${label} must be text.`;

/** Name of the field that an issue is about. */
const fieldIn = ({ path = [] }: InvalidInput): string =>
  path.findLast((part) => typeof part === "string") ?? "This";

/** Required text of several lines, stored verbatim except for white space at its ends; blank counts as missing. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (label: string, max: number) =>
  z
    .string({ error: missingText(label) })
    .check(
      normalized(),
      z.minLength(1, `${label} is required.`),
      z.maxLength(max, `${label} must be ${max} characters or fewer.`),
      z.refine(isStorable, `${label} contains a character we can't save. Remove it and try again.`),
    );

/** Text of several lines that may be blank, which becomes ''. */
/* @__NO_SIDE_EFFECTS__ */
const blankable = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .check(
      normalized(),
      z.maxLength(max, `${label} must be ${max} characters or fewer.`),
      z.refine(isStorable, `${label} contains a character we can't save. Remove it and try again.`),
    );

/** Like `text`, but optional; blank becomes ''. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (label: string, max: number) => z.optional(blankable(label, max));

/* @__NO_SIDE_EFFECTS__ */
const hasNo = (problemOf: (value: string) => string | undefined, label: string) =>
  z.check<string | undefined>(({ value, issues }) => {
    const problem = value === undefined ? undefined : problemOf(value);
    if (problem === undefined) return;
    issues.push({ code: "custom", input: value, message: `${label} ${problem}` });
  });

/** Names appear within other text, so they cannot contain line breaks or direction controls. */
/* @__NO_SIDE_EFFECTS__ */
const isName = (label: string) => hasNo(nameProblem, label);

/** Texts of one line appear beside others, so they cannot contain line breaks or change their direction. */
/* @__NO_SIDE_EFFECTS__ */
const isLine = (label: string) => hasNo(lineProblem, label);

/** Name of a person, pet or place: one line without direction controls. */
/* @__NO_SIDE_EFFECTS__ */
export const nameText = (label: string, max: number) => text(label, max).check(isName(label));

/** Like `nameText`, but optional; blank becomes ''. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalNameText = (label: string, max: number) =>
  optionalText(label, max).check(isName(label));

/** Required text of one line, for all fields that are no paragraphs: a title, a city, an item of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const lineText = (label: string, max: number) => text(label, max).check(isLine(label));

/** Like `lineText`, but optional; blank becomes ''. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalLineText = (label: string, max: number) =>
  optionalText(label, max).check(isLine(label));

/** Like `lineText`, but it may be blank. */
/* @__NO_SIDE_EFFECTS__ */
export const lineOrBlank = (label: string, max: number) =>
  blankable(label, max).check(isLine(label));

/** Optional text of several lines that can't change the direction of surrounding text, such as an address. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalLinesText = (label: string, max: number) =>
  optionalText(label, max).check(hasNo(directionProblem, label));

/** Whether it has the form and the digits of a phone number, with or without a country code. */
export const isPhone = (value: string): boolean => {
  const digits = value.replaceAll(/\D/g, "").length;
  return /^\+?[\d ()./-]{6,40}$/.test(value) && digits >= 6 && digits <= 15;
};

/** Whether it is an https URL with a dot in its host and without credentials. */
export function isHttpsUrl(value: string): boolean {
  if (!/^https:\/\/[^\\\s<>"]+$/i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.hostname.includes(".") && url.username === "" && url.password === "";
}

/** A server-generated random id (uuidv7, lower case). */
export const Id = z
  .string({ error: (issue) => `${fieldIn(issue)} must be an ID.` })
  .check(z.maxLength(idLength, "Invalid ID."), z.regex(idPattern, "Invalid ID."));

/** A point in time in ISO 8601, UTC. */
export const Moment = z.iso.datetime();

const isRealDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** An existing calendar day, `YYYY-MM-DD`. */
/* @__NO_SIDE_EFFECTS__ */
export const calendarDate = (label: string) =>
  z
    .string({ error: `${label} must be a date.` })
    .check(
      z.trim(),
      z.maxLength(10, `${label} must be a date like 2026-03-12.`),
      z.regex(/^(?:19|20|21)\d\d-\d\d-\d\d$/, `${label} must be a date like 2026-03-12.`),
      z.refine(isRealDate, `${label} must be a valid date.`),
    );

/** A number from `min` to `max`, both included. */
/* @__NO_SIDE_EFFECTS__ */
export const measure = (label: string, min: number, max: number) => {
  const message = `${label} must be a number from ${min} to ${max}.`;
  return z.number({ error: message }).check(z.gte(min, message), z.lte(max, message));
};
