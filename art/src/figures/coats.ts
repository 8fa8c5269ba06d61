import { furColours, type Breed, type Coat, type Ears, type Species } from "../names.ts";
import { furs, type Fur } from "../portraits/furs.ts";

export const coats: Record<Coat, Fur> = {
  ...furs,
  fawn: { coat: "#d8a872", shade: "#a9764a", light: "#f3d9b4" },
  rust: { coat: "#d07a3f", shade: "#a4552a", light: "#fbe6c6" },
};

export const coatNames: readonly Coat[] = [...furColours, "fawn", "rust"];

/** Who stands for an animal whose breed isn't drawn: by a dog's ears, else by its species. */
export const breedsByLook: Partial<Record<Ears | Species, Breed>> = {
  dog: "terrier",
  floppy: "terrier",
  button: "terrier",
  curly: "terrier",
  pointy: "shiba",
  bat: "frenchie",
  long: "dachshund",
  cat: "persian",
  bird: "parrot",
};

type Look = { coat: Coat; scarf: string };

/** What a breed usually looks like, where nobody says otherwise. */
export const usualLooks: Record<Breed, Look> = {
  terrier: { coat: "golden", scarf: "#e2563b" },
  frenchie: { coat: "fawn", scarf: "#2f6db0" },
  shiba: { coat: "rust", scarf: "#2f8f7a" },
  dachshund: { coat: "brown", scarf: "#f2b53a" },
  persian: { coat: "cream", scarf: "#d9546a" },
  parrot: { coat: "green", scarf: "#f2b53a" },
  rabbit: { coat: "white", scarf: "#2f6db0" },
  tortoise: { coat: "green", scarf: "#e2563b" },
};
