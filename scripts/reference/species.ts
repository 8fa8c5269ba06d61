import type { Species } from "../../reference/src/facts/fact.ts";

// The CDC has no rules for cats; the collected US rules are about dogs.
const aboutDogs = /^usa\.rule\./;
const dogs = new Set(["united-kingdom.rule.tapeworm", "south-africa.rule.tests"]);

/** The only species a rule applies to, by its ID. Lists of banned breeds name only dogs. */
export const onlyFor = (id: string): Species | undefined =>
  aboutDogs.test(id) || id.endsWith(".rule.breeds") || dogs.has(id) ? "dog" : undefined;
