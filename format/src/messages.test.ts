import { expect, expectTypeOf, test } from "vitest";
import { addCatalog, messages } from "./messages.ts";
import { american } from "./reader.ts";

const texts = messages("test", {
  saved: "Saved.",
  likes: "{who} got {count, plural, =0 {no likes} one {# like} other {# likes}}",
  thing: "{kind, select, hoot {a hoot} other {a post}} of {who}",
});

test("a message has its values, with plurals and numbers as its reader writes them", () => {
  expect(texts.saved()).toBe("Saved.");
  const likes = (count: number) => texts.likes({ who: "Ana", count });
  expect([0, 1, 2, 1_200].map(likes)).toEqual([
    "Ana got no likes",
    "Ana got 1 like",
    "Ana got 2 likes",
    "Ana got 1,200 likes",
  ]);
  expect(texts.thing({ kind: "hoot", who: "Ana" })).toBe("a hoot of Ana");
  expect(texts.thing({ kind: "constructor", who: "Ana" })).toBe("a post of Ana");
});

test("values are text, also if they look like a message", () => {
  expect(texts.likes({ who: "{count} 'a' #", count: 1 })).toBe("{count} 'a' # got 1 like");
});

test("a text in parts keeps values that are no text, in their place", () => {
  const who = { bold: "Ana" };
  expect(texts.likes.parts({ who, count: 2 })).toEqual([who, " got ", "2", " likes"]);
});

test("a reader of another language gets its catalog, with its plurals and numbers", () => {
  addCatalog("pl", {
    "test.likes":
      "{count, plural, one {# polubienie} few {# polubienia} other {# polubień}}: {who}",
  });
  const polish = { ...american, locale: "pl" };
  const likes = (count: number) => texts.likes({ who: "Ana", count }, polish);
  expect([1, 3, 5, 12_345].map(likes)).toEqual([
    "1 polubienie: Ana",
    "3 polubienia: Ana",
    "5 polubień: Ana",
    "12\u{a0}345 polubień: Ana",
  ]);
  // What isn't translated is English as a whole.
  expect([texts.saved(polish), texts.saved({ ...american, locale: "fr" })]).toEqual([
    "Saved.",
    "Saved.",
  ]);
});

test("values are typed by the text", () => {
  expectTypeOf(texts.saved).parameter(0).toEqualTypeOf<typeof american | undefined>();
  expectTypeOf(texts.likes).parameter(0).toEqualTypeOf<{ who: string; count: number }>();
  // @ts-expect-error -- count is missing
  const wrong = () => texts.likes({ who: "Ana" });
  expect(wrong).toBeTypeOf("function");
});
