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
  ["Ask cheap-visas.Com", 1],
  ["Ask cheap-visas.Com.", 1],
  ["evil.Shop! EVIL.SHOP? Evil.Shop, evil.Shop… evil.shop-", 5],
  ["spam@cheap-visas.Com and Spam@Evil.It and spam@evil.It today", 3],
  ["evil.Online now. Then cheap-visas.It today, or evil.It", 3],
  ["cheap-visas．Com, cheap .com, cheap. com, cheap dot Com, cheap·com", 5],
  ["hxxp:evil HXXPS://evil.Net", 2],
  ["A red dot in the snow. Net weight is 5 kg.So we left.In May, too.", 0],
  ["We met @kaya.It was late...No ferry at 10.30.As usual.", 0],
  ["www.example.com\n192.0.2.7\tпример.рф", 3],
])("%j has %i links", (text, count) => {
  expect(countLinks(text)).toBe(count);
  expect(hasLink(text)).toBe(count > 0);
});
