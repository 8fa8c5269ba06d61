import type { Category } from "#contracts/community/hoots.ts";
import type { PetRecord, RecordKind } from "#contracts/travel/pet-records.ts";
import type { Sex } from "#contracts/travel/pets.ts";
import type { SceneName } from "#art/names.ts";
import type { Background, FurColour, Time } from "#art/urls.ts";

/** A traveler of the demo data. `username`: lowercase letters, digits, dots, underscores. */
export type SeedUser = {
  key: string;
  name: string;
  username: string;
  email: `${string}@wagabond.example`;
  /** At most 500 characters. */
  bio: string;
  /** Where the household lives, ISO 3166-1. */
  home?: string;
  pet: {
    name: string;
    species: "dog" | "cat" | "bird" | "rabbit";
    breed: string;
    colour: FurColour;
  };
};

/** A record of a pet; days count from the day of seeding. */
export type SeedRecord = {
  kind: RecordKind;
  given: number;
  until?: number;
  issuer?: string;
  note?: string;
  /** What entry rules ask about it. */
  facts?: Partial<
    Pick<PetRecord, "country" | "course" | "against" | "valueIuPerMl" | "form" | "departureCountry">
  >;
};

/** A pet of the demo data, in the words of its person. */
export type SeedPet = {
  /** A traveler's key. */
  by: string;
  /** Only where it is another one than the traveler's own `pet`. */
  pet?: SeedUser["pet"];
  /** At most 500 characters. */
  bio: string;
  sex?: Sex;
  /** How long ago it was born; the days stay below a year. */
  born?: { years: number; days: number };
  /** If the day is unknown. */
  age?: number;
  weightKg?: number;
  lengthCm?: number;
  heightCm?: number;
  widthCm?: number;
  snubNosed?: boolean;
  neutered?: boolean;
  microchip?: { number: string; daysAgo: number };
  records?: readonly SeedRecord[];
};

export type SeedComment = {
  by: string;
  text: string;
  /** Hours after the hoot or story, or after the parent comment; more than 0. */
  hoursLater: number;
  replies?: readonly SeedComment[];
};

export type SeedHoot = {
  /** A traveler's key. */
  by: string;
  category: Category;
  /** At most 150 characters. */
  title: string;
  /** At most 5,000 characters, plain, paragraphs apart by an empty line. */
  text: string;
  /** One or two English words for the built-in GIF set. */
  gif?: string;
  /** 0.1 to 120, different for every hoot, so that the order is fixed. */
  daysAgo: number;
  /** Travelers' keys. */
  likes: readonly string[];
  comments: readonly SeedComment[];
};

export type SeedDemo = {
  demoUsers: readonly SeedUser[];
  pets: readonly SeedPet[];
  hoots: readonly SeedHoot[];
};

/** What a picture shows of a pet: somewhere on the way, or its face. Drawn, as the demo data have no camera. */
export type SeedPicture =
  | { place: string; time?: Time }
  | { scene: SceneName; time?: Time }
  | { face: Background };

type SeedSection = { paragraphs: readonly string[]; picture?: SeedPicture };

/** A story in the four sections of the form; the first has a picture. */
export type SeedStory = {
  /** A traveler's key. */
  by: string;
  title: string;
  sections: readonly [
    SeedSection & { picture: SeedPicture },
    SeedSection,
    SeedSection,
    SeedSection,
  ];
  /** ISO codes of the countries it is about. */
  route?: { from: string; to: string };
  /** 0.1 to 120, different for every story, so that the order is fixed. */
  daysAgo: number;
  /** Travelers' keys. */
  likes: readonly string[];
  comments: readonly SeedComment[];
};

/** A picture of a traveler's own pet in their gallery. */
export type SeedPhoto = {
  by: string;
  of: SeedPicture;
  /** At most 200 characters. */
  caption: string;
  /** What is to be seen, at most 300 characters. */
  alt: string;
  /** 0.1 to 120. */
  daysAgo: number;
};
