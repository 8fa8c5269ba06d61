import { expect, test, vi } from "vitest";
import type { Hoot } from "#contracts/community/hoots.ts";
import { preview } from "../community/hoots/index.ts";
import { loadSection, distributeHoots, forCard } from "./sections.ts";

const hoot = (_id: string): Hoot => ({
  _id,
  title: "The ferry to Naxos has a dog deck",
  text: "Deck 7, port side.",
  category: "Greece",
  gifUrl: null,
  author: null,
  likes: [],
  likeCount: 0,
  comments: [],
  commentCount: 0,
  question: false,
  acceptedId: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  version: 1,
});
const [one, two] = [hoot("1"), hoot("2")];

test("a section that fails to load is missing, and the error is reported", async () => {
  const report = vi.fn<(error: unknown) => void>();
  const reason = new Error("unreachable");
  expect(await loadSection(Promise.reject(reason), report)).toEqual({ is: "missing" });
  expect(report).toHaveBeenCalledWith(reason);
});

test("a section that loads has its data", async () => {
  expect(await loadSection(Promise.resolve([one]), vi.fn())).toEqual({ is: "loaded", data: [one] });
});

test("no hoot appears twice if there are enough", () => {
  const random = ["1", "2", "3", "4", "5", "6"].map(hoot);
  const { latest, featured } = distributeHoots(random, [hoot("1"), hoot("3")]);
  expect(latest.map(({ _id }) => _id)).toEqual(["2", "4", "5"]);
  expect(featured?._id).toBe("6");
});

test("two hoots appear in every section", () => {
  const { latest, featured } = distributeHoots([two, one], [one, two]);
  expect(latest).toEqual([two, one]);
  expect(featured).toBe(two);
});

test("without hoots nothing is featured", () => {
  expect(distributeHoots([], [])).toEqual({ latest: [], featured: undefined });
});

test("a card has no more text than it shows", () => {
  const long = { ...one, text: "a ferry ".repeat(100) };
  expect(preview(forCard(long).text)).toBe(preview(long.text));
  expect(forCard(long).text.length).toBeLessThan(160);
});
