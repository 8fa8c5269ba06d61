import * as z from "zod/mini";
import { idLength, idPattern } from "./id-pattern.ts";
import { hasBidiOverride, isStorable, nameProblem, normalizeText } from "./plain-text.ts";

/** Text that shows nothing, such as invisible characters alone, is as missing as blank text. */
/* @__NO_SIDE_EFFECTS__ */
const normalized = () => z.overwrite<string>(normalizeText);

type WrongInput = { readonly input?: unknown; readonly path?: readonly PropertyKey[] | undefined };

/** What is said of a value of another type than text, and of none at all. */
export const textNeeded =
  (label: string) =>
  ({ input }: WrongInput): string =>
    input === undefined || input === null ? `${label} is required.` : `${label} must be text.`;

/** The name of the field that an issue is about. */
const fieldIn = ({ path = [] }: WrongInput): string =>
  path.findLast((part) => typeof part === "string") ?? "This";

/** Text a person writes: kept verbatim but for white space at its ends; blank counts as missing. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (label: string, max: number) =>
  z
    .string({ error: textNeeded(label) })
    .check(
      normalized(),
      z.minLength(1, `${label} is required.`),
      z.maxLength(max, `${label} can have at most ${max} characters.`),
      z.refine(isStorable, `${label} has a character that cannot be stored.`),
    );

/** Like `text`, but may be left out or blank; blank becomes ''. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (label: string, max: number) =>
  z.optional(
    z
      .string({ error: `${label} must be text.` })
      .check(
        normalized(),
        z.maxLength(max, `${label} can have at most ${max} characters.`),
        z.refine(isStorable, `${label} has a character that cannot be stored.`),
      ),
  );

/** Names stand beside other text, so they cannot break its lines or change its direction. */
/* @__NO_SIDE_EFFECTS__ */
const isName = (label: string) =>
  z.check<string | undefined>(({ value, issues }) => {
    const problem = value === undefined ? undefined : nameProblem(value);
    if (problem === undefined) return;
    issues.push({ code: "custom", input: value, message: `${label} ${problem}` });
  });

/** The name of a person, a pet or a place: text on one line, without controls of direction. */
/* @__NO_SIDE_EFFECTS__ */
export const nameText = (label: string, max: number) => text(label, max).check(isName(label));

/** Like `nameText`, but may be left out or blank; blank becomes ''. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalNameText = (label: string, max: number) =>
  optionalText(label, max).check(isName(label));

/** The title of something people publish: text that cannot turn other text around. */
/* @__NO_SIDE_EFFECTS__ */
export const titleText = (label: string, max: number) =>
  text(label, max).check(
    z.refine(
      (value) => !hasBidiOverride(value),
      `${label} cannot have characters that change the text direction.`,
    ),
  );

/** A random id as the server makes them (uuidv7, lower case). */
export const Id = z
  .string({ error: (issue) => `${fieldIn(issue)} must be an id.` })
  .check(z.maxLength(idLength, "No such id."), z.regex(idPattern, "No such id."));

/** A moment in ISO 8601, UTC. */
export const Moment = z.iso.datetime();

const isRealDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** A day without a time, `YYYY-MM-DD`, that is in the calendar. */
/* @__NO_SIDE_EFFECTS__ */
export const calendarDate = (label: string) =>
  z
    .string({ error: `${label} must be a date.` })
    .check(
      z.trim(),
      z.maxLength(10, `${label} must be a date such as 2026-03-12.`),
      z.regex(/^(?:19|20|21)\d\d-\d\d-\d\d$/, `${label} must be a date such as 2026-03-12.`),
      z.refine(isRealDate, `${label} must be a date that exists.`),
    );

/** A number within bounds, both included. */
/* @__NO_SIDE_EFFECTS__ */
export const measure = (label: string, min: number, max: number) => {
  const words = `${label} must be a number from ${min} to ${max}.`;
  return z.number({ error: words }).check(z.gte(min, words), z.lte(max, words));
};
