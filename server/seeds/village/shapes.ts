import type { Category } from "#contracts/hoots.ts";
import type { FurColour } from "#art/urls.ts";

/** A traveller of the demo village. `username`: lowercase letters, digits, dots, underscores. */
export type SeedTraveller = {
  key: string;
  name: string;
  username: string;
  email: `${string}@wagabond.example`;
  /** At most 500 characters. */
  bio: string;
  pet: {
    name: string;
    species: "dog" | "cat" | "bird" | "rabbit";
    breed: string;
    colour: FurColour;
  };
};

export type SeedComment = {
  by: string;
  text: string;
  /** Hours after the hoot, or after the parent comment; more than 0. */
  hoursLater: number;
  replies?: readonly SeedComment[];
};

export type SeedHoot = {
  /** A traveller's key. */
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
  /** Travellers' keys. */
  likes: readonly string[];
  comments: readonly SeedComment[];
};

export type SeedVillage = {
  travellers: readonly SeedTraveller[];
  hoots: readonly SeedHoot[];
};
