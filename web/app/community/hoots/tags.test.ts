import { expect, test } from "vitest";
import { filtersOf } from "./filters.ts";
import { taggedPath } from "./tagged.ts";
import { documentsPathTo, tagText } from "./tags.ts";

const filtersIn = (query: string) => filtersOf(new URLSearchParams(query));

test("tags in the address filter the list, and others are ignored", () => {
  expect(filtersIn("airline=delta")).toEqual({
    tags: { airline: "delta", text: "Delta", path: "/allposts?airline=delta" },
  });
  expect(filtersIn("from=US&to=MX&breed=Pug&sort=liked")).toEqual({
    tags: {
      from: "US",
      to: "MX",
      breed: "Pug",
      text: "United States to Mexico, Pug",
      path: "/allposts?from=US&to=MX&breed=Pug",
    },
    sort: "liked",
  });
  expect(filtersIn("airline=none&from=US&to=mexico")).toEqual({});
  expect(filtersIn("q=ferry&airline=delta")).toEqual({ q: "ferry" });
});

test("a place in the address filters the list by its name, or by what it is", () => {
  const cafe = { _id: "cafe", name: "Café Näpfchen", category: "cafe" } as const;
  const search = new URLSearchParams("venue=cafe&sort=liked");
  expect(filtersOf(search, undefined, cafe)).toEqual({
    tags: { venue: "cafe", text: "Café Näpfchen", path: "/allposts?venue=cafe" },
    sort: "liked",
  });
  const park = { _id: "park", name: "", category: "dog-park" } as const;
  expect(filtersOf(search, undefined, park)?.tags?.text).toBe("a dog park");
  expect(filtersIn("venue=gone&sort=liked")).toEqual({ sort: "liked" });
});

test("tags have a text and an address", () => {
  const tags = { airline: "delta", from: "US", to: "MX", breed: "Pug" };
  expect(tagText(tags)).toBe("Delta, United States to Mexico, Pug");
  expect(tagText({})).toBeUndefined();
  expect(taggedPath(tags)).toBe("/allposts?airline=delta&from=US&to=MX&breed=Pug");
});

test("a place with entry rules leads to its documents from the USA", () => {
  expect(documentsPathTo("Chile")).toBe("/documents/USA/Chile");
  expect(documentsPathTo("United Kingdom")).toBe("/documents/USA/United%20Kingdom");
  expect(documentsPathTo("Canada")).toBe("/documents/USA/Canada");
});

test("topics, places without rules and the USA itself lead to none", () => {
  for (const category of ["General", "Kenya", "USA"])
    expect(documentsPathTo(category)).toBeUndefined();
});
