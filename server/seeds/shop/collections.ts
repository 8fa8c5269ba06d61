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
    about: "What goes under the seat, into the seat pocket, and past the counter without a sigh.",
    picture: goodsUrl("carrier", "rosa", "trip"),
    alt: "A small traveller and the carrier they are about to try",
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
    about: "Every hotel has a bed for you. These are for the one who was hoping to share it.",
    picture: goodsUrl("bed", "pine", "trip"),
    alt: "A bed in the open, somebody already asleep in it",
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
    title: "Out on a walk",
    about: "For the last block, the long hill and the rain that was not forecast.",
    picture: goodsUrl("leash", "brick", "trip"),
    alt: "A leash on a line, and a dog who has seen it",
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
    title: "At the table",
    about: "Bowls, bottles and one mug, for breakfast on a step and supper on a ferry.",
    picture: goodsUrl("bowl", "lagoon", "trip"),
    alt: "A full bowl, and somebody on the way to it",
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
    title: "By car and by train",
    about: "For passengers who cannot read the map and would not ask for the way.",
    picture: goodsUrl("booster", "oat", "trip"),
    alt: "A seat with a view, its passenger in place",
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
    title: "For cats, if they like",
    about: "Chosen with great care, to be ignored with great dignity. The box it comes in is free.",
    picture: goodsUrl("tunnel", "lilac", "trip"),
    alt: "A tunnel, one cat inside and one about to be",
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
    title: "For the one with the bags",
    about: "Shirts, paper and a good tote: for the half of the party that pays full fare.",
    picture: goodsUrl("shirt", "oat", "trip"),
    alt: "A shirt on the line, with a dog on it and one below",
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
    title: "The print room",
    about: "The posters of the house, on paper, for the wall you look at between two trips.",
    picture: printUrl("kyoto", "day", "room"),
    alt: "A poster of Kyoto above a green sofa with a cat",
    holds: prints.map(({ handle }) => handle),
  },
];
