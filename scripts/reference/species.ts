import type { Species } from "../../reference/src/facts/fact.ts";

// The CDC asks nothing of cats; what the collected data has of rules for the USA is about dogs.
const aboutDogs = /^usa\.rule\./;
const dogs = new Set(["united-kingdom.rule.tapeworm", "south-africa.rule.tests"]);

/** The one kind of animal a rule is about, by its id. A list of banned breeds names dogs alone. */
export const onlyFor = (id: string): Species | undefined =>
  aboutDogs.test(id) || id.endsWith(".rule.breeds") || dogs.has(id) ? "dog" : undefined;
