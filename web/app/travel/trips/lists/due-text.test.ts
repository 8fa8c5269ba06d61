import { expect, test } from "vitest";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { byDue, dueText, isOverdue } from "./due-text.ts";

const today = "2026-11-21";

const line = (text: string, due: string | null, done = false): Item => ({
  _id: text,
  list: "todo",
  petId: null,
  person: "",
  text,
  due,
  done,
});

test("a near day is said by how far it is, a far one by its date, a past one as overdue", () => {
  const said = ["2026-11-18", "2026-11-21", "2026-11-22", "2026-11-24", "2026-12-12", "2026-12-13"];
  expect(said.map((due) => dueText(due, today))).toEqual([
    "overdue since Nov 18",
    "today",
    "tomorrow",
    "in 3 days",
    "in 21 days",
    "due Dec 13",
  ]);
});

test("what is done is not overdue, and what has no date never is", () => {
  const lines = [line("a", "2026-11-20"), line("b", "2026-11-20", true), line("c", null)];
  expect(lines.map((one) => isOverdue(one, today))).toEqual([true, false, false]);
});

test("what is due first stands first; a tick does not move it, and the rest keep their order", () => {
  const lines = [line("c", null), line("b", "2026-12-02"), line("d", null), line("a", today, true)];
  expect(byDue(lines).map(({ text }) => text)).toEqual(["a", "b", "c", "d"]);
});
