import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { limitOf, page } from "../kernel/paging.ts";
import { Id, Moment, optionalText, text } from "../kernel/text.ts";

/** Longest description of a mistake; for browsers, without schemas. */
export const mistakeTextMax = 1_000;

/** Page size of the admins' list. */
export const mistakeListMax = 50;
/** Open reports of the whole site; beyond, admins look into them first. */
export const openMistakesMax = 2_000;

export const mistakeStates = ["open", "closed"] as const;
const state = z.enum(mistakeStates);
export type MistakeState = z.output<typeof state>;

const pathText = "The page must be the path of a documents, airline, operator or services page.";
/** The page on which the fact stands. */
const path = z
  .string({ error: pathText })
  .check(
    z.maxLength(300, pathText),
    z.regex(
      /^\/(?:operators\/[\w-]+|(?:documents|airlines|services)\/[\w%.~-]+\/[\w%.~-]+)$/,
      pathText,
    ),
  );

const factText = "The fact must be the ID of a fact on the page.";
const fact = z
  .string({ error: factText })
  .check(z.maxLength(120, factText), z.regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, factText));

/** A report of a mistake in a fact. `reportedBy` is null for guests and deleted accounts. */
export const Mistake = z.object({
  _id: Id,
  path: z.string(),
  fact: z.string(),
  text: z.string(),
  state,
  createdAt: Moment,
  reportedBy: z.nullable(Author),
});
export type Mistake = z.output<typeof Mistake>;

export const reportMistake = endpoint({
  method: "POST",
  path: "/api/mistakes",
  summary:
    "Reports a mistake in a fact on a documents, airline, operator or services page to the admins. No account is needed.",
  session: "optional",
  body: z.strictObject({
    path,
    fact,
    text: text("Description", mistakeTextMax),
    /** Hidden from people; filled in only by bots. */
    website: optionalText("Website", 200),
  }),
  response: z.object({}),
  status: 201,
  limits: { rates: [{ times: 10, seconds: 60 * 60, per: "address" }] },
});

export const listMistakes = endpoint({
  method: "GET",
  path: "/api/admin/mistakes",
  summary: "Lists reported mistakes: open ones oldest first, closed ones newest first.",
  session: "admin",
  query: z.object({
    state: z._default(z.optional(state), "open"),
    limit: limitOf(mistakeListMax, mistakeListMax),
    /** Cursor: continues after this report in the order of the list. */
    after: z.optional(Id),
  }),
  response: page(Mistake),
});

const params = z.object({ id: Id });

export const closeMistake = endpoint({
  method: "POST",
  path: "/api/admin/mistakes/:id/close",
  summary: "Closes a report. Closing it again has no effect.",
  session: "admin",
  params,
  response: Mistake,
});

export const reopenMistake = endpoint({
  method: "POST",
  path: "/api/admin/mistakes/:id/reopen",
  summary: "Reopens a closed report.",
  session: "admin",
  params,
  response: Mistake,
});
