import { expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "#contracts/kernel/errors.ts";
import { codec } from "./codec.ts";
import { conflictOf } from "./conflict.ts";
import { fieldErrors } from "./field-errors.ts";
import { choice, day, file, flag, id, names, number, nullableText, text } from "./fields.ts";
import { fileNames, group, list } from "./group.ts";

const Leg = z.object({ _id: z.string(), from: z.nullable(z.string()), number: z.string() });
const Trip = z.object({
  title: z.string(),
  month: z.nullable(z.enum(["May", "June"])),
  start: z.nullable(z.string()),
  seats: z.nullable(z.number()),
  tags: z.array(z.string()),
  isShared: z.boolean(),
  ticket: z.nullable(z.string()),
  legs: z.array(Leg),
  version: z.number(),
});
const Body = z.object({
  title: z.string({ error: "Title is required." }),
  seats: z.optional(z.nullable(z.number({ error: "Seats must be a number." }))),
  legs: z.optional(z.array(z.object({ number: z.string().check(z.maxLength(4, "Too long.")) }))),
});

const leg = group<z.output<typeof Leg>>()({
  _id: id(),
  from: nullableText("From"),
  number: text("Flight number"),
});
const tripCodec = codec({
  noun: "trip",
  resource: Trip,
  create: Body,
  update: z.partial(Body),
  fields: {
    title: text("Title"),
    month: choice("Month", ["", "May", "June"]),
    start: day("Start"),
    seats: number("Seats"),
    tags: names("Tags"),
    isShared: flag("Shared"),
    ticket: file("Ticket", { required: "A ticket is required." }),
    legs: list("Flight", leg, { show: ({ from, number: flight }) => `${flight} ${from}`.trim() }),
  },
});
const trip: z.output<typeof Trip> = {
  title: "North",
  month: "May",
  start: "2027-05-01",
  seats: 2,
  tags: ["sea", "snow"],
  isShared: false,
  ticket: null,
  legs: [{ _id: "a", from: null, number: "LH1" }],
  version: 1,
};
const { blank, print, body, errors, differences } = tripCodec;

test("what is printed and not changed is parsed to the same body", () => {
  expect(body(print(trip), trip)).toEqual({});
  expect(print(trip)).toMatchObject({ seats: "2", tags: "sea, snow", legs: [{ from: "" }] });
});

test("a new thing is sent without empty values, a change with what differs", () => {
  expect(body({ ...blank, title: " North ", seats: "1,5" }, null)).toEqual({
    title: "North",
    seats: 1.5,
    isShared: false,
  });
  expect(body({ ...print(trip), month: "", start: "", tags: "sea" }, trip)).toEqual({
    month: null,
    start: null,
    tags: ["sea"],
  });
});

test("an item of a list of which nothing was written is not sent, and a new one has no id", () => {
  const legs = [...print(trip).legs, leg.blank, { ...leg.blank, number: "LH2" }];
  expect(body({ ...print(trip), legs }, trip)).toEqual({
    legs: [
      { _id: "a", from: null, number: "LH1" },
      { _id: undefined, from: null, number: "LH2" },
    ],
  });
});

test("errors stand by the path of their field, in the order of the form", () => {
  const values = { ...blank, seats: "many", legs: [{ ...leg.blank, number: "LH1234" }] };
  expect(Object.entries(errors(values, null, {}))).toEqual([
    ["title", "Title is required."],
    ["seats", "Seats must be a number."],
    ["ticket", "A ticket is required."],
    ["legs.0.number", "Too long."],
  ]);
  expect(errors(values, null, { ticket: new File(["x"], "t.pdf") })).not.toHaveProperty("ticket");
  expect(fieldErrors(Body, { title: "x" })).toBeUndefined();
});

test("a conflict shows both versions of a field that was changed here and there", () => {
  const current = { ...trip, title: "South", start: "2027-06-01", legs: [] };
  const mine = { ...print(current), title: "East" };
  expect(differences(print(trip), print(current), mine)).toEqual([
    { label: "Title", theirs: "South", mine: "East" },
    { label: "Start", theirs: "Jun 1, 2027" },
    { label: "Flight 1", theirs: "Removed" },
  ]);
});

test("a draft holds what was changed, also one from before there were more fields", () => {
  const draft = { seen: { title: "North" }, changes: { title: "East" }, attempt: null };
  expect(z.parse(tripCodec.draft, draft)).toEqual({ ...draft, sent: [] });
  expect(z.safeParse(tripCodec.draft, { ...draft, changes: { title: 7 } }).success).toBe(false);
  expect(fileNames(tripCodec)).toEqual(["ticket"]);
});

test("a conflict tells what is there now; other errors and other shapes tell nothing", () => {
  const error = new AppError("CONFLICT", "Changed.", { current: trip });
  expect(conflictOf(error, Trip)).toEqual(trip);
  expect(conflictOf(new AppError("CONFLICT", "Changed.", { current: {} }), Trip)).toBeUndefined();
  expect(conflictOf(new AppError("TAKEN", "Taken.", { current: trip }), Trip)).toBeUndefined();
  expect(conflictOf(new Error("lost"), Trip)).toBeUndefined();
});
