import { expect, test } from "vitest";
import { linksIn } from "./links-in-text.ts";

test.each([
  ["See https://en.example/wiki/Mercury_(planet).", "https://en.example/wiki/Mercury_(planet)"],
  ["(https://en.example/wiki/Mercury_(planet))", "https://en.example/wiki/Mercury_(planet)"],
  ["https://a.example/f(x)[0]?b={1}!", "https://a.example/f(x)[0]?b={1}"],
  ["(https://a.example/x), then", "https://a.example/x"],
  ["[vets](https://a.example/x)and", "https://a.example/x"],
  ["https://a.example/x,", "https://a.example/x"],
  ["https://a.example/x;", "https://a.example/x"],
  ["https://a.example/x!", "https://a.example/x"],
  ["Really: https://a.example/x?!", "https://a.example/x"],
  ["'https://a.example/x'", "https://a.example/x"],
  ["**https://a.example/x**", "https://a.example/x"],
  ["<https://a.example/x>", "https://a.example/x"],
  ["“https://a.example/x”", "https://a.example/x"],
  ["„https://a.example/x“", "https://a.example/x"],
  ["«https://a.example/x»", "https://a.example/x"],
  ["https://a.example/x\u2019s", "https://a.example/x"],
  ["https://a.example/x…", "https://a.example/x"],
  ["https://a.example/x...", "https://a.example/x"],
  ["https://a.example/x。次", "https://a.example/x"],
  ["https://a.example/x、次", "https://a.example/x"],
  ["「https://a.example/x」", "https://a.example/x"],
  ["（https://a.example/x）", "https://a.example/x"],
  ["『https://a.example/x』！", "https://a.example/x"],
  ["次はhttps://a.example/x　です", "https://a.example/x"],
  ["﹁https://a.example/x﹂", "https://a.example/x"],
  ["https://a.example/x\u202Enext", "https://a.example/x"],
  ["https://a.example/x\u200Bnext", "https://a.example/x"],
  ["https://a.example/x؟", "https://a.example/x"],
  ["https://a.example/x।", "https://a.example/x"],
  ["https://a.example/x — then", "https://a.example/x"],
  ["https://a.example/x–", "https://a.example/x"],
  ["https://a.example/日本語", "https://a.example/日本語"],
  ["https://a.example/?a=1&b=2#c", "https://a.example/?a=1&b=2#c"],
  ["https://a.example/a_b_c", "https://a.example/a_b_c"],
  ["HTTPS://A.example/x", "HTTPS://A.example/x"],
])("%j has the link %s", (text, url) => {
  const [link, ...others] = linksIn(text);
  expect([link?.url, others]).toEqual([url, []]);
  expect(text.slice(link?.start, link?.end)).toBe(url);
});

test("a text may have several links, or nothing that is one", () => {
  const text = "https://a.example/(x) (https://b.example/y), www.c.example.";
  expect(linksIn(text).map(({ url }) => url)).toEqual([
    "https://a.example/(x)",
    "https://b.example/y",
  ]);
  for (const none of ["https://", "(https://)", "http://…", "https://[", "xhttps://a.example"]) {
    expect([none, linksIn(none)]).toEqual([none, []]);
  }
});
