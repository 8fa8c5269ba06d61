import { goodsUrl, printUrl } from "#art/urls.ts";
import { prints } from "./prints.ts";

export type SeedCollection = {
  id: number;
  handle: string;
  title: string;
  about: string;
  picture: string;
  alt: string;
  /** Handles of its products, in the order in which they are shown. */
  holds: readonly string[];
};

export const collections: readonly SeedCollection[] = [
  {
    id: 11,
    handle: "cabin",
    title: "For the cabin",
    about: "Everything that fits under the seat or in the seat pocket.",
    picture: goodsUrl("carrier", "rosa", "trip"),
    alt: "A small pet next to a carrier",
    holds: [
      "underseat-carrier",
      "two-room-carrier",
      "pet-passport-wallet",
      "weighing-hook",
      "roll-up-blanket",
      "leaf-bottle",
      "luggage-labels-for-two",
      "window-backpack",
    ],
  },
  {
    id: 12,
    handle: "beds",
    title: "Beds and blankets",
    about: "Every hotel has a bed for you. These are for your travel companion.",
    picture: goodsUrl("bed", "pine", "trip"),
    alt: "A pet asleep in a bed outdoors",
    holds: [
      "roll-up-blanket",
      "fold-flat-travel-bed",
      "hotel-room-bed",
      "cool-tile-mat",
      "crate-mat",
      "train-seat-throw",
      "conformance-sold-out",
    ],
  },
  {
    id: 13,
    handle: "walks",
    title: "Walks",
    about: "For the last block, the long hill, and the rain nobody predicted.",
    picture: goodsUrl("leash", "brick", "trip"),
    alt: "A dog looking at a leash on a clothesline",
    holds: [
      "harbour-rope-leash",
      "everyday-harness",
      "rosa-bandana",
      "brass-paw-tag",
      "village-collar",
      "platform-raincoat",
      "free-hands-leash",
      "treat-pouch",
      "hill-ball",
      "four-boots",
      "ferry-vest",
      "conformance-low-stock",
      "pocket-bag-roll",
    ],
  },
  {
    id: 14,
    handle: "table",
    title: "Bowls and bottles",
    about: "Bowls, bottles, and one mug, for breakfast on a step and supper on a ferry.",
    picture: goodsUrl("bowl", "lagoon", "trip"),
    alt: "A pet walking toward a full bowl",
    holds: [
      "folding-trail-bowl",
      "leaf-bottle",
      "flask-for-two",
      "slow-dinner-bowl",
      "enamel-supper-bowl",
      "dry-food-tin",
      "camp-mug",
      "treat-pouch",
    ],
  },
  {
    id: 15,
    handle: "road",
    title: "Cars and trains",
    about: "For passengers who can’t read the map and won’t ask for directions.",
    picture: goodsUrl("booster", "oat", "trip"),
    alt: "A pet sitting in a booster seat",
    holds: [
      "weekend-carrier",
      "little-co-pilot-seat",
      "back-seat-tether",
      "hammock-seat-cover",
      "long-haul-crate",
      "train-seat-throw",
      "dry-food-tin",
      "flask-for-two",
    ],
  },
  {
    id: 16,
    handle: "cats",
    title: "For cats",
    about: "Chosen with great care, to be ignored with great dignity. The box it comes in is free.",
    picture: goodsUrl("tunnel", "lilac", "trip"),
    alt: "One cat inside a tunnel, another about to enter",
    holds: [
      "window-backpack",
      "hotel-room-bed",
      "pop-up-tunnel",
      "travel-litter-tray",
      "hotel-room-fishing-rod",
      "two-room-carrier",
      "cherry-wood-brush",
      "soft-shoulder-tote",
    ],
  },
  {
    id: 17,
    handle: "people",
    title: "For people",
    about: "Shirts, paper, and a good tote, for the half of the party that pays full fare.",
    picture: goodsUrl("shirt", "oat", "trip"),
    alt: "A dog-print shirt on a clothesline with a dog below",
    holds: [
      "dog-first-shirt",
      "rather-be-late-sweater",
      "window-seat-cap",
      "odd-socks",
      "market-tote",
      "camp-mug",
      "their-travel-diary",
      "twelve-postcards",
    ],
  },
  {
    id: 18,
    handle: "prints",
    title: "Art prints",
    about: "Our posters as prints, for your walls between trips.",
    picture: printUrl("kyoto", "day", "room"),
    alt: "A poster of Kyoto above a green sofa with a cat",
    holds: prints.map(({ handle }) => handle),
  },
];
