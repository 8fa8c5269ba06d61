import * as z from "zod/mini";
import { Item } from "#contracts/travel/trip-parts.ts";
import { calendarDate } from "#contracts/kernel/text.ts";
import { codec } from "../../../forms/codec.ts";
import { day, text } from "../../../forms/fields.ts";

const Line = z.object({ text: z.string(), due: z.nullable(z.string()) });

/** A new item of a list. */
export const lineCodec = codec({
  noun: "item",
  resource: Line,
  create: z.object({
    text: z.string({ error: "Enter an item." }),
    due: z.optional(z.nullable(calendarDate("Due date"))),
  }),
  fields: { text: text("Item"), due: day("Due date (optional)") },
});

/** The due date of an item. */
export const dueCodec = codec({
  noun: "to-do",
  resource: Item,
  update: z.object({ due: z.optional(z.nullable(z.string())) }),
  fields: { due: day("Due date") },
  check: ({ due }) =>
    z.safeParse(calendarDate("The date"), due).success ? undefined : { due: "Enter a full date." },
});

/** A packing list of a person, by name. */
export const packingListCodec = codec({
  noun: "packing list",
  resource: z.object({ person: z.string() }),
  create: z.object({ person: z.string({ error: "Enter a name." }) }),
  fields: { person: text("Add a packing list") },
});
