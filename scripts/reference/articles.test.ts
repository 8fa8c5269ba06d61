import { expect, test } from "vitest";
import { facts as articleFacts } from "../../reference/src/articles/facts.ts";
import { sources as articleSources } from "../../reference/src/articles/sources.ts";
import { sources } from "../../reference/src/facts/sources.ts";
import { airlineRows } from "./airlines.ts";
import { everyFact } from "./check.ts";
import { papers } from "./papers.ts";
import { kindOf } from "./rules.ts";

const factsById = new Map(everyFact().map(({ fact }) => [fact.id, fact]));

/** The facts at a path of the collected data; none for lists of breeds, which are stored elsewhere. */
function factsAt(path: string) {
  const [what = "", where = "", ...rest] = path.split("/");
  if (what === "us_dot_service_animals") return [factsById.get(`dot.${where}`)];
  if (what === "airlines") {
    const rows = airlineRows[where]?.filter(({ from }) => from === rest.join("/")) ?? [];
    return rows.map(({ name }) => factsById.get(`${where}.${name}`));
  }
  if (what !== "countries") return undefined;
  const [field = "", name = ""] = rest;
  const [side = "", list = ""] = field.split("_");
  const item = papers[[where, ...rest].join("/").replace("Germany", "France")]?.name ?? "unnamed";
  const ends =
    field === "rules"
      ? `.rule.${kindOf[name] ?? name}`
      : `.${side}.${list.replace(/s$/, "")}.${item}`;
  const keys = [where.toLowerCase().replaceAll(" ", "-").replace("bali", "indonesia"), "eu"];
  const [own] = keys.flatMap((key) =>
    [...factsById.values()].filter(({ id }) => id.startsWith(`${key}.`) && id.endsWith(ends)),
  );
  return [own];
}

const ranks = ["low", "medium", "high"];

test("an article states no fact with more confidence than the reference data, and names no other source", () => {
  for (const { path, basis, confidence, sources: named } of Object.values(articleFacts)) {
    const found = factsAt(path);
    if (!found) continue;
    expect([path, found.length > 0]).toEqual([path, true]);
    for (const fact of found) {
      expect([path, fact?.basis]).toEqual([path, basis]);
      const isSurer = ranks.indexOf(confidence) > ranks.indexOf(fact?.confidence ?? "");
      expect([path, isSurer]).toEqual([path, false]);
      const others = named.filter((id) => !fact?.sources.some((each) => each === id));
      expect([path, others]).toEqual([path, []]);
    }
  }
});

test("a source is described the same in an article and in a fact", () => {
  const sourcesById = new Map(Object.entries(sources));
  const differing = Object.entries(articleSources).filter(([id, source]) => {
    const same = sourcesById.get(id);
    if (!same) return false;
    const { title, address, dated } = { address: undefined, ...source };
    return same.title !== title || same.address !== address || same.checked !== dated;
  });
  expect(differing).toEqual([]);
});
