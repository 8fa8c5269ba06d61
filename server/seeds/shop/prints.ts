import type { PlaceSlug, Time } from "#art/names.ts";
import type { SeedProduct } from "./shapes.ts";

const sizes = [
  { is: "A4", grams: 120 },
  { is: "A3", price: 3600, grams: 210 },
  { is: "50 × 70 cm", price: 5200, grams: 420 },
];
const frames = ["Unframed", { is: "Oak", more: 2800 }, { is: "Night", more: 2800 }];

type Sheet = {
  id: number;
  place: PlaceSlug;
  time?: Time;
  handle: string;
  title: string;
  about: string;
  sold: number;
};

const sheets: readonly Sheet[] = [
  {
    id: 181,
    place: "chile",
    handle: "print-chile",
    title: "Chile, first light",
    about: "The long, thin country, at the hour when dogs think it’s theirs. They may be right.",
    sold: 142,
  },
  {
    id: 182,
    place: "kyoto",
    handle: "print-kyoto",
    title: "Kyoto in cherry blossom",
    about: "A pagoda, a cherry tree, and somebody small taking the long way home.",
    sold: 187,
  },
  {
    id: 183,
    place: "santorini",
    handle: "print-santorini",
    title: "Santorini, cat hour",
    about: "White walls, blue roofs. The cats are just outside the picture, deciding.",
    sold: 165,
  },
  {
    id: 184,
    place: "scotland",
    handle: "print-scotland",
    title: "Scotland, the lighthouse walk",
    about: "The lighthouse, the wind, and a companion who doesn’t mind either.",
    sold: 131,
  },
  {
    id: 185,
    place: "cairo",
    handle: "print-cairo",
    title: "Cairo, the cool hour",
    about: "Everything worth doing happens before nine or after five. This is after five.",
    sold: 118,
  },
  {
    id: 186,
    place: "paris",
    time: "night",
    handle: "print-paris-by-night",
    title: "Paris, the last walk",
    about: "The walk at eleven, the one you complain about and never miss.",
    sold: 154,
  },
  {
    id: 187,
    place: "mexico-city",
    handle: "print-mexico-city",
    title: "Mexico City, Sunday",
    about: "Bells, pigeons, and a wide, sunny square. Nobody’s in a hurry.",
    sold: 97,
  },
  {
    id: 188,
    place: "iceland",
    time: "night",
    handle: "print-iceland-by-night",
    title: "Iceland by moonlight",
    about: "Moon above, dark firs below, and one pair of ears between.",
    sold: 109,
  },
  {
    id: 189,
    place: "rio-de-janeiro",
    handle: "print-rio",
    title: "Rio, barefoot",
    about: "Warm sand between the toes, all eighteen of them.",
    sold: 126,
  },
  {
    id: 190,
    place: "new-york-city",
    time: "night",
    handle: "print-new-york-by-night",
    title: "New York, one more block",
    about:
      "It’s always one more block. Then there’s a bench, and a stranger who knows your dog’s name.",
    sold: 89,
  },
  {
    id: 191,
    place: "cape-town",
    handle: "print-cape-town",
    title: "Cape Town, long shadows",
    about: "The mountain lays its tablecloth. Everybody at this table eats from the floor.",
    sold: 83,
  },
  {
    id: 192,
    place: "arizona",
    handle: "print-arizona",
    title: "Arizona, next shade",
    about: "One red tower after another, and the same question at each: is there shade?",
    sold: 76,
  },
];

/** The posters of the site, on paper. */
export const prints: readonly SeedProduct[] = sheets.map(
  ({ id, place, time, handle, title, about, sold }) => ({
    id,
    handle,
    title,
    about: [
      about,
      "An original Wagabond poster, printed in flat inks on thick uncoated paper. Frames are solid wood with an easy hanger.",
    ],
    facts: [
      "A4: 8.3 × 11.8 in (21 × 30 cm)",
      "A3: 11.8 × 16.5 in (30 × 42 cm)",
      "50 × 70 cm: 19.7 × 27.6 in",
    ],
    type: "home decor",
    vendor: "Paper Harbor",
    tags: ["print", "home", "gift"],
    picture: { print: place, ...(time && { time }) },
    options: [
      { name: "Size", values: sizes },
      { name: "Frame", values: frames },
    ],
    price: 2400,
    grams: 120,
    sku: `PH-${id}`,
    sold,
  }),
);
