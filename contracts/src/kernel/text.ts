import * as z from "zod/mini";
import { idLength, idPattern } from "./id-pattern.ts";
import { hasBidiOverride, isStorable, nameProblem, normalizeText } from "./plain-text.ts";

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

/** Required text, stored verbatim except for white space at its ends; blank counts as missing. */
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

/** Like `text`, but optional; blank becomes ''. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (label: string, max: number) =>
  z.optional(
    z
      .string({ error: `${label} must be text.` })
      .check(
        normalized(),
        z.maxLength(max, `${label} must be ${max} characters or fewer.`),
        z.refine(
          isStorable,
          `${label} contains a character we can't save. Remove it and try again.`,
        ),
      ),
  );

/** Names appear within other text, so they cannot contain line breaks or direction controls. */
/* @__NO_SIDE_EFFECTS__ */
const isName = (label: string) =>
  z.check<string | undefined>(({ value, issues }) => {
    const problem = value === undefined ? undefined : nameProblem(value);
    if (problem === undefined) return;
    issues.push({ code: "custom", input: value, message: `${label} ${problem}` });
  });

/** Name of a person, pet or place: one line without direction controls. */
/* @__NO_SIDE_EFFECTS__ */
export const nameText = (label: string, max: number) => text(label, max).check(isName(label));

/** Like `nameText`, but optional; blank becomes ''. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalNameText = (label: string, max: number) =>
  optionalText(label, max).check(isName(label));

/** Title of a post: text that cannot change the direction of surrounding text. */
/* @__NO_SIDE_EFFECTS__ */
export const titleText = (label: string, max: number) =>
  text(label, max).check(
    z.refine(
      (value) => !hasBidiOverride(value),
      `${label} can't have characters that change the text direction.`,
    ),
  );

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
