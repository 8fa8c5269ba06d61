import { expect, test } from "vitest";
import { countLinks, hasLink } from "./links.ts";

test.each([
  ["Dry feet, two dogs, 3.50 euros.", 0],
  ["A long day.It rained...and then it did not.", 0],
  ["See https://example.com/ferries for times.", 1],
  ["See https://www.example.com/a/b.pdf?from=x,y#z, or ask.", 1],
  ["(https://example.com/dogs), then wait.", 1],
  ["Write to ferry@example.com or call tel:+15550100.", 2],
  ["example.com,example.org;example.net", 3],
  ["https://a.examplehttps://b.example", 2],
  ["cheap [dot] com and ｃｈｅａｐ．ｃｏｍ and cheap。com", 3],
  ["www.example.com\n192.0.2.7\tпример.рф", 3],
])("%j has %i links", (text, count) => {
  expect(countLinks(text)).toBe(count);
  expect(hasLink(text)).toBe(count > 0);
});
