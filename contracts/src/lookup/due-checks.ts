import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { limitOf, page } from "../kernel/paging.ts";

const dueCheckListMax = 50;

/** A fact, a rule or a list of the reference data, and when somebody looks at its source again. */
export const DueCheck = z.object({
  /** The ID with its kind before it, such as `rule:us.age`. */
  _id: z.string(),
  kind: z.enum(["fact", "rule", "list"]),
  /** The ID in the reference data. */
  name: z.string(),
  text: z.string(),
  checked: z.string(),
  checkBy: z.string(),
  /** `checkBy` is past, so its confidence is one step lower. */
  isOverdue: z.boolean(),
  usedIn: z.array(z.string()),
  source: z.object({ title: z.string(), address: z.optional(z.string()) }),
});
export type DueCheck = z.output<typeof DueCheck>;

const afterText = "after must be the ID of an entry in the list.";

export const listDueChecks = endpoint({
  method: "GET",
  path: "/api/admin/due-checks",
  summary:
    "Lists the facts, rules and lists of the reference data by the day on which they are to be checked again, soonest first.",
  session: "admin",
  query: z.object({
    limit: limitOf(dueCheckListMax, dueCheckListMax),
    /** Cursor: continues after this entry. */
    after: z.optional(
      z
        .string({ error: afterText })
        .check(z.maxLength(120, afterText), z.regex(/^(?:fact|rule|list):[\w.-]+$/, afterText)),
    ),
  }),
  response: page(DueCheck),
});
