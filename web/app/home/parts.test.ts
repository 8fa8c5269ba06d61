import { expect, test, vi } from "vitest";
import type { Hoot } from "#contracts/community/hoots.ts";
import { preview } from "../community/hoots/index.ts";
import { arrived, deal, forCard } from "./parts.ts";

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
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  version: 1,
});
const [one, two] = [hoot("1"), hoot("2")];

test("a part that does not arrive is missing, and the server is told why", async () => {
  const report = vi.fn<(error: unknown) => void>();
  const reason = new Error("no way through");
  expect(await arrived(Promise.reject(reason), report)).toEqual({ is: "missing" });
  expect(report).toHaveBeenCalledWith(reason);
});

test("a part that arrives is shown", async () => {
  expect(await arrived(Promise.resolve([one]), vi.fn())).toEqual({ is: "here", what: [one] });
});

test("no hoot stands twice on the page while there are enough", () => {
  const drawn = ["1", "2", "3", "4", "5", "6"].map(hoot);
  const { latest, featured } = deal(drawn, [hoot("1"), hoot("3")]);
  expect(latest.map(({ _id }) => _id)).toEqual(["2", "4", "5"]);
  expect(featured?._id).toBe("6");
});

test("a server with two hoots shows them everywhere", () => {
  const { latest, featured } = deal([two, one], [one, two]);
  expect(latest).toEqual([two, one]);
  expect(featured).toBe(two);
});

test("an empty server features nothing", () => {
  expect(deal([], [])).toEqual({ latest: [], featured: undefined });
});

test("a postcard carries no more words than it shows", () => {
  const long = { ...one, text: "a ferry ".repeat(100) };
  expect(preview(forCard(long).text)).toBe(preview(long.text));
  expect(forCard(long).text.length).toBeLessThan(160);
});
