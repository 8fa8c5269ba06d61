import { expect, test } from "vitest";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { progressOf, worstFirst } from "./next-trip-card.tsx";

const counts = { met: 0, due: 0, window: 0, blocked: 0, unknown: 0, exempt: 0 };
const verdict = (part: Partial<PetVerdict>): PetVerdict => ({
  petId: "bruno",
  verdict: "due",
  earliest: null,
  counts,
  todo: 2,
  first: null,
  ...part,
});
const first = (by: string): PetVerdict["first"] => ({
  id: "1",
  requirement: "certificate",
  title: "Health certificate",
  verdict: "due",
  border: null,
  by,
});

test("the weakest verdict comes first: blocked, unknown, then what is to do by its last day", () => {
  const pets = [
    verdict({ petId: "ready", verdict: "met", todo: 0 }),
    verdict({ petId: "open", verdict: "unknown", todo: 0 }),
    verdict({ petId: "later", first: first("2026-12-24") }),
    verdict({ petId: "sooner", first: first("2026-12-23") }),
    verdict({ petId: "blocked", verdict: "blocked", todo: 0 }),
  ];
  expect(worstFirst(pets).map(({ petId }) => petId)).toEqual([
    "blocked",
    "open",
    "sooner",
    "later",
    "ready",
  ]);
});

test("progress counts what applies to any pet; without pets, to-dos", () => {
  const one = verdict({ counts: { ...counts, met: 3, due: 1, window: 1, exempt: 5 } });
  const other = verdict({ counts: { ...counts, met: 2, blocked: 1, unknown: 1 } });
  expect(progressOf([one, other], [])).toEqual({ met: 5, due: 2, blocked: 1, unknown: 1, all: 9 });
  const item = { petId: null, person: "", assigneeId: null, text: "Call", due: null, done: false };
  const items = [
    { ...item, _id: "1", list: "todo" as const, done: true },
    { ...item, _id: "2", list: "todo" as const },
    { ...item, _id: "3", list: "packing" as const },
  ];
  expect(progressOf([], items)).toMatchObject({ met: 1, due: 1, all: 2 });
  expect(progressOf([], [])).toMatchObject({ all: 0 });
});
