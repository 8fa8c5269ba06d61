import { expect, test } from "vitest";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { byDue, dueText, isOverdue } from "./due-text.ts";

const today = "2026-11-21";

const line = (text: string, due: string | null, done = false): Item => ({
  _id: text,
  list: "todo",
  petId: null,
  person: "",
  assigneeId: null,
  text,
  due,
  done,
});

test("a near day is relative, a far one is a date, a past one is overdue", () => {
  const days = ["2026-11-18", "2026-11-21", "2026-11-22", "2026-11-24", "2026-12-12", "2026-12-13"];
  expect(days.map((due) => dueText(due, today))).toEqual([
    "overdue since Nov 18",
    "today",
    "tomorrow",
    "in 3 days",
    "in 21 days",
    "due Dec 13",
  ]);
});

test("a done item is not overdue, and one without a date never is", () => {
  const lines = [line("a", "2026-11-20"), line("b", "2026-11-20", true), line("c", null)];
  expect(lines.map((one) => isOverdue(one, today))).toEqual([true, false, false]);
});

test("items are sorted by due date; checking one does not move it, and the rest keep their order", () => {
  const lines = [line("c", null), line("b", "2026-12-02"), line("d", null), line("a", today, true)];
  expect(byDue(lines).map(({ text }) => text)).toEqual(["a", "b", "c", "d"]);
});
