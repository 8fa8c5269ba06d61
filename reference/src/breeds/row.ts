/** A breed's name, then its synonyms. */
export type BreedRow = readonly [name: string, ...synonyms: string[]];
