import type { Fact } from "./fact.ts";
import { europe } from "./facts/europe.ts";
import { flying } from "./facts/flying.ts";
import { otherCountries } from "./facts/other-countries.ts";
import { usa } from "./facts/usa.ts";

const all = { ...usa, ...europe, ...otherCountries, ...flying };

export type FactId = keyof typeof all;

/** All facts of the articles. */
export const facts: Readonly<Record<FactId, Fact>> = all;

export const isFactId = (id: string): id is FactId => Object.hasOwn(facts, id);
