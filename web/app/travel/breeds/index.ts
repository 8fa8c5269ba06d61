export { BreedField } from "./breed-field.tsx";
export type { KnownBreed } from "./breed-field.tsx";
