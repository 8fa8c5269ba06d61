/**
 * Writes the reference data in reference/src/facts from the collected travel data: one JSON file with facts and their
 * sources. Information that was not found, or has no source, becomes a gap without a value.
 * `node scripts/make-reference.ts <file>`
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RawFact } from "./reference/raw.ts";
import { asProviders, readReference } from "./reference/raw.ts";
import { airlineParts, dotParts } from "./reference/airline-parts.ts";
import { countryParts } from "./reference/country-parts.ts";
import { classParts } from "./reference/class-parts.ts";
import { providerNames, providerNotes, spelled } from "./reference/providers.ts";
import { sourcesOf } from "./reference/sources.ts";
import { unusedTexts } from "./reference/texts.ts";
import { factOf } from "./reference/fact.ts";

const home = fileURLToPath(new URL("../reference/src/facts/", import.meta.url));
const [, , file] = process.argv;
if (!file)
  throw new Error("Path of the collected data is missing: node scripts/make-reference.ts <file>");
const raw = readReference(file);

const texts = new Map<string, string>();

function write(path: string, imports: string, name: string, type: string, value: unknown): void {
  const made = "// Written by scripts/make-reference.ts.";
  const text = JSON.stringify(value);
  texts.set(path, `${made}\n${imports}\n\nexport const ${name}: ${type} = ${text};\n`);
}

/** The name of a constant: united-kingdom is unitedKingdom. */
const constant = (key: string): string =>
  key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

// Sources of facts and of the list of disagreements.
const named = new Set(["SEED", "FR_FEES", "WTO_CL"]);
const ids = new Set<string>();
const cite = (facts: readonly { id: string; sources: readonly string[] }[]): void => {
  for (const { id, sources } of facts) {
    ids.add(id);
    for (const source of sources) named.add(source);
  }
};

for (const { key, papers, rules } of countryParts(raw)) {
  const lists = Object.values(papers);
  for (const facts of lists) cite(facts);
  if (lists.some(({ length }) => length > 0))
    write(
      `papers/${key}.ts`,
      'import type { Papers } from "../country.ts";',
      constant(key),
      "Papers",
      papers,
    );
  cite(rules.rules);
  if (rules.rules.length + rules.gaps.length > 0)
    write(
      `rules/${key}.ts`,
      'import type { Rules } from "../country.ts";',
      constant(key),
      "Rules",
      rules,
    );
}

const listed: Record<string, unknown> = {};
for (const { key, facts, ...airline } of airlineParts(raw)) {
  cite(facts);
  listed[key] = facts.filter(({ basis }) => basis === "listed");
  const sourced = { ...airline, facts: facts.filter(({ basis }) => basis !== "listed") };
  write(
    `airlines/${key}.ts`,
    'import type { AirlineFacts } from "../airline.ts";',
    constant(key),
    "AirlineFacts",
    sourced,
  );
}
write(
  "airlines/listed.ts",
  'import type { AirlineFact, AirlineKey } from "../airline.ts";',
  "listed",
  "Record<AirlineKey, readonly AirlineFact[]>",
  listed,
);

const dot = dotParts(raw);
cite(dot);
write(
  "dot.ts",
  'import type { Lines } from "./airline.ts";import type { Fact } from "./fact.ts";',
  "dot",
  "readonly Fact<Lines>[]",
  dot,
);

const cities = raw.cities.map(({ city, country, route_value }) => {
  if (city.replaceAll(" ", "") !== route_value) throw new Error(`${city} has another route value.`);
  return [city, country];
});
write("cities.ts", "", "cities", "readonly (readonly [city: string, country: string])[]", cities);

const classes = classParts(raw);
cite(Object.values(classes));
write("classes.ts", 'import type { Classes } from "./class.ts";', "classes", "Classes", classes);

const providers = Object.entries(raw.local_providers).flatMap(([city, services]) => {
  if (typeof services !== "object" || services === null) return [];
  return Object.entries(services)
    .filter(([, list]) => Array.isArray(list))
    .flatMap(([service, list]) => asProviders(list).map((each) => providerOf(city, service, each)));
});
cite(providers.map(({ fact }) => fact));
write(
  "providers.ts",
  'import type { Provider } from "./provider.ts";',
  "providers",
  "readonly Provider[]",
  providers,
);

const unused = unusedTexts(ids);
if (unused.length > 0) throw new Error(`The collected data has no ${unused.join(", ")}.`);

const kinds = sourcesOf(raw, named);
for (const [kind, sources] of kinds) {
  const table = Object.fromEntries(sources.map(({ id, ...source }) => [id, source]));
  texts.set(
    `sources/${kind}.ts`,
    `// Written by scripts/make-reference.ts.\nimport type { Source } from "../source.ts";\n\nexport const ${kind} = ${JSON.stringify(table)} satisfies Record<string, Source>;\n`,
  );
}

texts.set(
  "version.ts",
  `/** The day on which the facts were collected; it names the set of all of them. */\nexport const version = "${raw.meta.compiled}";\n`,
);

// Written last, so that an error above changes nothing.
for (const folder of ["papers", "rules", "airlines", "sources"])
  rmSync(join(home, folder), { recursive: true, force: true });
const files = [...texts].map(([path, text]) => {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
});
spawnSync("oxfmt", files, { stdio: "inherit" });
console.log(`${files.length} files`);

function providerOf(city: string, service: string, each: ReturnType<typeof asProviders>[number]) {
  const name = providerNames[each.name];
  if (!name) throw new Error(`There is no ID name for "${each.name}".`);
  const id = `${city.toLowerCase().replaceAll(" ", "-")}.${service}.${name}`;
  const fact: RawFact = { ...each.fact, note: undefined };
  return {
    city,
    service,
    name: spelled(each.name),
    services: each.services.map(spelled),
    address: spelled(each.address),
    street: each.address_complete,
    contact: each.contact === null ? undefined : spelled(each.contact),
    note: providerNotes[id],
    fact: factOf(id, fact, spelled(each.address)),
  };
}
