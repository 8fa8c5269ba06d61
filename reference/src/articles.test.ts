import { expect, test } from "vitest";
import { mapProse, type Article } from "./articles/article.ts";
import { facts, type FactId } from "./articles/facts.ts";
import { plainText, runsOf } from "./articles/prose.ts";
import { readingCopyOf, wordCount } from "./articles/reading.ts";
import { articleCards, articles, readArticle } from "./articles.ts";
import { sourceLink } from "./sources.ts";

const proseOf = (article: Article): string[] => {
  const found: string[] = [];
  for (const block of article.content) mapProse(block, (prose) => found.push(prose));
  return found;
};

const factsIn = (article: Article): FactId[] =>
  proseOf(article)
    .flatMap(runsOf)
    .flatMap((run) => (run.is === "facts" ? run.ids : []));

test("there are five articles, two of them named in the spec, each with its own URL", () => {
  expect(articles).toHaveLength(5);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(5);
  for (const { id } of articles) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  expect(articles.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "Safe Journeys: Essential Tips for Stress-Free Pet Travel",
      "The Ultimate Guide to Traveling with Your Pet: What to Pack, Plan, and Expect",
    ]),
  );
});

test.each(articles)("$id has a reasonable length", (article) => {
  const words = wordCount(article);
  expect(words).toBeGreaterThanOrEqual(900);
  expect(words).toBeLessThanOrEqual(1_800);
  expect(article.excerpt.length).toBeLessThanOrEqual(220);
  expect(article.date <= article.checked).toBe(true);
  expect(new Date(article.date).toISOString()).toContain(article.date);
});

test.each(articles)("$id has a table of contents with distinct anchors", (article) => {
  const ids = article.content.flatMap((block) => (block.is === "heading" ? [block.id] : []));
  expect(ids.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test("every statement of an article has a source and enough confidence", () => {
  for (const [id, fact] of Object.entries(facts)) {
    expect(fact.sources.length, id).toBeGreaterThan(0);
    expect(["source", "derived"], id).toContain(fact.basis);
    expect(["high", "medium"], id).toContain(fact.confidence);
  }
});

test("a statement without a linked source is marked as reported", () => {
  const remaining = Object.entries(facts).filter(
    ([, fact]) => !fact.reported && fact.sources.every((source) => !sourceLink(source).address),
  );
  expect(remaining).toEqual([]);
});

test.each(articles)(
  "every source of $id stands under it once and is named in the text",
  (article) => {
    const copy = readingCopyOf(article);
    const named = new Set(factsIn(article).flatMap((id) => facts[id].sources));
    expect(copy.sources.map(({ title }) => title).toSorted()).toEqual(
      [...named].map((id) => sourceLink(id).title).toSorted(),
    );
    expect(copy.sources.map(({ number }) => number)).toEqual(
      copy.sources.map((_, index) => index + 1),
    );
    const citations = copy.content.flatMap((block) => {
      const found: { mention: number; numbers: readonly number[] }[] = [];
      mapProse(block, (pieces) => found.push(...pieces.filter((piece) => piece.is === "sources")));
      return found;
    });
    expect(citations.map(({ mention }) => mention)).toEqual(citations.map((_, index) => index + 1));
    for (const { number, mentions } of copy.sources) {
      const here = citations.filter(({ numbers }) => numbers.includes(number));
      expect(mentions).toEqual(here.map(({ mention }) => mention));
    }
  },
);

test("every fact is used", () => {
  const stated: ReadonlySet<string> = new Set(articles.flatMap(factsIn));
  expect(Object.keys(facts).filter((id) => !stated.has(id))).toEqual([]);
});

// Ages, days, hours, fees, sizes: nothing of that kind may be said from memory.
const measure =
  /\d[\d.,–]*\s*(?:×|USD|AUD|MXN|lb|kg|cm|in\b|IU|hours?|days?|weeks?|months?|business)|\b(?:six|four|five|three|ten|twelve|\d+) (?:hours|days|weeks|months)\b/u;
const withoutSource = ["In the last two weeks", "Leave two days of slack in every window"];

test.each(articles)(
  "a number that $id gives for a rule has its source in the same passage",
  (article) => {
    for (const prose of proseOf(article)) {
      if (!measure.test(plainText(prose))) continue;
      if (withoutSource.some((words) => prose.includes(words))) continue;
      expect(
        runsOf(prose).some(({ is }) => is === "facts"),
        prose,
      ).toBe(true);
    }
  },
);

test.each(articles)(
  "captions and quotes of $id give no number, for no source stands beside them",
  (article) => {
    for (const block of article.content) {
      if (block.is === "picture") expect(block.caption).not.toMatch(measure);
      if (block.is === "quote") expect(block.text).not.toMatch(measure);
    }
    expect(article.excerpt).not.toMatch(measure);
  },
);

test("each article has contacts and links to the next", () => {
  for (const { id } of articles) {
    const read = readArticle(id);
    expect(read?.article.ask.length, id).toBeGreaterThan(0);
    expect(read?.next.id).not.toBe(id);
  }
  expect(readArticle(articles.at(-1)?.id ?? "")?.next.id).toBe(articles[0]?.id);
  expect(readArticle("nowhere")).toBeUndefined();
});

test("links inside an article lead to existing articles", () => {
  const articlePaths = articleCards.map(({ id }) => `/articles/${id}`);
  const led = articles
    .flatMap(proseOf)
    .flatMap(runsOf)
    .flatMap((run) => (run.is === "link" ? [run.to] : []));
  expect(led.length).toBeGreaterThan(0);
  expect(led.filter((to) => !articlePaths.includes(to))).toEqual([]);
});

test("a marker for an unknown fact throws, and markers never appear in the text", () => {
  expect(() => runsOf("Six weeks.{no-such-fact}")).toThrow("no-such-fact");
  expect(plainText("A chip,{us-chip} and [papers](/articles/papers-in-order).")).toBe(
    "A chip, and papers.",
  );
  for (const prose of articles.flatMap(proseOf)) expect(plainText(prose)).not.toMatch(/[{}[\]]/);
});
