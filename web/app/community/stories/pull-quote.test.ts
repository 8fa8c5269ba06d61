import { expect, test } from "vitest";
import { pullQuotes, sentencesOf } from "./pull-quote.ts";

const filler =
  "The bus left at eight from the small square behind the market. It was cold and the driver had tea. The road goes up for an hour and then along the river.";

const pullQuote = (text: readonly string[]) => pullQuotes([text])[0];

const drawn = (...paragraphs: string[]) => pullQuote([...paragraphs, filler, filler, filler])?.text;

test("the strongest sentence is quoted, not the first or a weak one", () => {
  expect(
    drawn(
      "We never wanted to leave our dog alone at home again, not even once. The ferry was late.",
      "The harbour has two cafés. I learned more from my dog on that boat than from any guide.",
    ),
  ).toBe("I learned more from my dog on that boat than from any guide.");
});

test.each([
  ["leans on what was said before", "They never forgot how brave our dog was that night."],
  ["leans on a word like this", "This is why we never travel without our dog any more."],
  ["is a link", "We never found a better list for our dog than www.example.com has."],
  ["is a price", "We never paid more than 40 € for our dog and were glad of it."],
  ["is too short", "We never left our dog."],
  ["is too long", `We never left our dog alone ${"and walked on ".repeat(9)}until it was dark.`],
  ["is a question", "Have we ever been more afraid to leave our dog alone anywhere?"],
  ["is not finished", "We never wanted to leave our dog alone, and only when the"],
  ["opens a quotation it does not close", "“We never leave our dog alone at home, said my aunt."],
  ["is shouted", "WE NEVER EVER LEAVE OUR DOG ALONE AT HOME AGAIN."],
  ["speaks of somebody unnamed", "I never wanted to leave her alone in our home again."],
  ["takes half of it back", "I think we never loved our dog more than on that morning."],
  ["only tells what came next", "At noon we were alone with our dog and nobody came."],
  ["says nothing", "The town has a station and a square with four large trees."],
  ["opens a list", "We never leave without three things for our dog: water, papers, patience."],
])("a sentence that %s is never drawn", (_, sentence) => {
  expect(drawn("It rained.", sentence)).toBeUndefined();
});

test("the two strongest sentences of a story are quoted in their sections", () => {
  const told = (sentence: string) => [filler, `It rained. ${sentence}`, filler, filler];
  const quotes = pullQuotes([
    told("We never wanted to leave our dog alone."),
    told("I learned more from my dog on that boat than from any guide."),
    told("The town has a station and a square with four large trees."),
    told("We never knew how much a dog can trust, and only then did we go home."),
  ]);
  expect(quotes.map((quote) => quote?.text.slice(0, 9))).toEqual([
    undefined,
    "I learned",
    undefined,
    "We never ",
  ]);
});

test("short texts and single paragraphs have no quote", () => {
  const strong = "I learned more from my dog on that boat than from any guide.";
  expect(pullQuote(["It rained.", strong])).toBeUndefined();
  expect(pullQuote([`It rained. ${strong} ${filler.repeat(4)}`])).toBeUndefined();
});

test("a quote is never right above its own sentence", () => {
  const strong = "I learned more from my dog on that boat than from any guide.";
  for (let at = 0; at < 5; at += 1) {
    const text = Array.from({ length: 5 }, (_, index) =>
      index === at ? `It rained. ${strong}` : filler,
    );
    const quote = pullQuote(text);
    expect(quote?.text).toBe(strong);
    expect(quote?.before).not.toBe(at);
    expect(quote?.before).toBeGreaterThan(0);
    expect(quote?.before).toBeLessThan(5);
  }
  expect(pullQuote([filler.repeat(3), strong])?.before).toBe(0);
});

test("a quote is verbatim and has 40 to 140 characters", () => {
  const text = [
    filler,
    "Nobody told us that a dog\ncould trust a stranger so. We wished we could.",
    filler,
    filler,
  ];
  const quote = pullQuote(text);
  if (quote) {
    expect(text.join(" ").replace(/\s+/g, " ")).toContain(quote.text);
    expect(quote.text.length).toBeGreaterThanOrEqual(40);
    expect(quote.text.length).toBeLessThanOrEqual(140);
  }
});

test("a period after an abbreviation does not end a sentence", () => {
  expect(sentencesOf("We met Dr. Silva at St. Moritz. She was kind.\nA line of its own")).toEqual([
    "We met Dr. Silva at St. Moritz.",
    "She was kind.",
    "A line of its own",
  ]);
});

test("the same text gives the same quote, and any text is accepted", () => {
  for (const text of [
    "",
    "…",
    "“".repeat(500),
    "Ärger. ".repeat(200),
    "日本語の文章。".repeat(100),
  ]) {
    expect(pullQuote([text, text, text])).toEqual(pullQuote([text, text, text]));
  }
});
