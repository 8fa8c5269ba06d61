import * as z from "zod/mini";
import { idPattern } from "./id-pattern.ts";

/** PostgreSQL cannot hold U+0000, and half a surrogate pair is no text in UTF-8. */
const isStorable = (value: string) => !value.includes("\u0000") && value.isWellFormed();

/** Text a person writes: kept verbatim but for white space at its ends; blank counts as missing. */
export const text = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .check(
      z.trim(),
      z.minLength(1, `${label} is required.`),
      z.maxLength(max, `${label} can have at most ${max} characters.`),
      z.refine(isStorable, `${label} has a character that cannot be stored.`),
    );

/** Like `text`, but may be left out or blank; blank becomes ''. */
export const optionalText = (label: string, max: number) =>
  z.optional(
    z
      .string({ error: `${label} must be text.` })
      .check(
        z.trim(),
        z.maxLength(max, `${label} can have at most ${max} characters.`),
        z.refine(isStorable, `${label} has a character that cannot be stored.`),
      ),
  );

/** A random id as the server makes them (uuidv7, lower case). */
export const Id = z.string().check(z.regex(idPattern, "No such id."));

/** A moment in ISO 8601, UTC. */
export const Moment = z.iso.datetime();

const mailedTokenMax = 200;

/** The secret of a mailed link. Any text that is not one, also an empty or a very long one, answers TOKEN_INVALID. */
export const MailedToken = z
  .string({ error: "The link is incomplete." })
  .check(z.overwrite((token) => (token.length > mailedTokenMax ? "" : token)));

export const emailMax = 254;

/** One e-mail address, lower-cased. No quotes, spaces or line breaks, so that it is safe in a header. */
export const Email = z
  .string({ error: "Email is required." })
  .check(
    z.trim(),
    z.minLength(1, "Email is required."),
    z.maxLength(emailMax, `Email can have at most ${emailMax} characters.`),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/,
      "Enter an email address like name@example.com.",
    ),
  );

const isRealDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** A day without a time, `YYYY-MM-DD`, that is in the calendar. */
export const calendarDate = (label: string) =>
  z
    .string({ error: `${label} must be a date.` })
    .check(
      z.trim(),
      z.regex(/^(?:19|20|21)\d\d-\d\d-\d\d$/, `${label} must be a date such as 2026-03-12.`),
      z.refine(isRealDate, `${label} must be a date that exists.`),
    );

/** A number within bounds, both included. */
export const measure = (label: string, min: number, max: number) => {
  const words = `${label} must be a number from ${min} to ${max}.`;
  return z.number({ error: words }).check(z.gte(min, words), z.lte(max, words));
};
