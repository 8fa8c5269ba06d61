export { BreedField } from "./breed-field.tsx";
export type { KnownBreed } from "./known-breed.ts";
