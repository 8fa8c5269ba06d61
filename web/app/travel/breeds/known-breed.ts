/** A breed from the list. */
export type KnownBreed = {
  name: string;
  species: "dog" | "cat";
  synonyms: readonly string[];
  snubNosed: boolean;
};
