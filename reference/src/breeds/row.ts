/** A breed's name, then what else people call it. */
export type BreedRow = readonly [name: string, ...synonyms: string[]];
