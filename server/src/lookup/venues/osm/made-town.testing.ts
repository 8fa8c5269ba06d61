import type { MadeElement } from "./osm-files.testing.ts";

/** What a made-up town has, by the number of its element. */
export type MadeTown = {
  elements: MadeElement[];
  /** The places that an import has to find, with their categories. */
  places: ReadonlyMap<string, string>;
};

const center = { lat: 47.05, lon: 8.3 };
const kilometer = 0.009;

/** A town of 3,000 elements with all odd forms that files of OpenStreetMap have. */
export function madeTown(): MadeTown {
  const elements: MadeElement[] = [];
  const places = new Map<string, string>();
  const add = (element: MadeElement, category?: string) => {
    elements.push(element);
    if (category) places.set(`${element.type}/${element.id}`, category);
  };
  for (const [index, { category, tags, lat, lon }] of oddNodes.entries()) {
    const spot = spotOf(index);
    const [at, beside] = [lat ?? spot.lat, lon ?? spot.lon];
    add({ type: "node", id: 1_000 + index, version: 3, lat: at, lon: beside, tags }, category);
  }
  addAreas(add);
  // The rest of the town: corners of streets, trees, and restaurants of which nothing is known.
  while (elements.length < 2_900) {
    const id = 100_000 + elements.length;
    const spot = spotOf(elements.length);
    const tags = streetTags[elements.length % streetTags.length];
    add({ type: "node", id, lat: spot.lat, lon: spot.lon, ...(tags && { tags }) });
  }
  while (elements.length < 3_000) {
    const id = 500_000 + elements.length;
    const nodes = [100_500, 100_501, 100_502].map((node) => node + (elements.length % 500));
    add({ type: "way", id, nodes, tags: { highway: "residential", name: `Street ${id}` } });
  }
  const order = ["node", "way", "relation"];
  const sorted = elements.toSorted(
    (a, b) => order.indexOf(a.type) - order.indexOf(b.type) || a.id - b.id,
  );
  return { elements: sorted, places };
}

/** 40 spots a row, 150 meters apart. */
const spotOf = (index: number) => ({
  lat: center.lat + Math.floor(index / 40) * kilometer * 0.15,
  lon: center.lon + (index % 40) * kilometer * 0.2,
});

const streetTags: readonly (Record<string, string> | undefined)[] = [
  undefined,
  undefined,
  { natural: "tree" },
  { amenity: "restaurant", name: "Rössli" },
  { highway: "crossing" },
];

type OddNode = { category?: string; tags: Record<string, string>; lat?: number; lon?: number };

const oddNodes: readonly OddNode[] = [
  {
    category: "vet",
    tags: {
      amenity: "veterinary",
      emergency: "yes",
      name: "Tierklinik am See",
      "name:en": "Lakeside Animal Hospital",
      "addr:street": "Seestrasse",
      "addr:housenumber": "12a",
      "addr:postcode": "6004",
      "addr:city": "Seedorf",
      "contact:phone": "+41 41 555 01 00; +41 41 555 01 01",
      "contact:website": "https://klinik.example/notfall",
      opening_hours: 'Mo-Fr 08:00-18:00; PH,Su off; Dec 24-26 "by appointment"',
    },
  },
  { category: "vet", tags: { amenity: "veterinary" } },
  { category: "vet", tags: { amenity: "doctors;veterinary", name: "Praxis" } },
  { category: "dentist", tags: { healthcare: "dentist", operator: "Dr. Müller" } },
  { category: "lawyer", tags: { office: "lawyer", name: "Kanzlei Recht & Partner" } },
  { tags: { office: "lawyer" } },
  { category: "pet-shop", tags: { shop: "pet;pet_grooming_supplies", name: "Qualipet" } },
  { category: "groomer", tags: { shop: "pet_grooming", name: "Schnipp" } },
  { category: "groomer", tags: { craft: "dog_grooming", name: "Schnapp" } },
  { category: "boarding", tags: { amenity: "animal_boarding", name: "Hundeferien" } },
  {
    category: "hotel",
    tags: {
      tourism: "hotel",
      name: "فندق البحيرة",
      "name:en": "Lake Hotel",
      dog: "yes",
      "dog:fee": "15 CHF",
    },
  },
  { category: "hotel", tags: { tourism: "hostel", name: "Jugi", pets: "no" } },
  { tags: { tourism: "hotel", name: "Ohne Wort" } },
  { tags: { tourism: "hotel", dog: "yes" } },
  {
    category: "restaurant",
    tags: {
      amenity: "restaurant;bar",
      name: "<b>Löwen</b><script>alert(1)</script>",
      dog: "leashed;outside",
    },
  },
  { category: "restaurant", tags: { amenity: "pub", name: "Bären", dog: "unleashed" } },
  { category: "cafe", tags: { amenity: "cafe", name: "Caf\u202Eé \u0007Mokka", dog: "limited" } },
  {
    category: "campsite",
    tags: { tourism: "camp_site", name: "Camping", pets_allowed: "yes", "pets:maxweight": "25 kg" },
  },
  { category: "dog-park", tags: { leisure: "dog_park" } },
  { tags: { leisure: "dog_park", access: "private" } },
  { tags: { amenity: "veterinary", name: "Früher", disused: "yes" } },
  {
    category: "transport",
    tags: { amenity: "ferry_terminal", name: "Schiffsteg", dog: "leashed" },
  },
  { tags: { railway: "station", name: "Bahnhof" } },
  { category: "vet", tags: { amenity: "veterinary", name: "Nordpol" }, lat: 90, lon: 180 },
  { category: "vet", tags: { amenity: "veterinary", name: "Südpol" }, lat: -90, lon: -180 },
  { tags: { amenity: "veterinary", name: "Zu weit" }, lat: 90.5, lon: 8 },
  { tags: { amenity: "veterinary", name: "Zu östlich" }, lat: 47, lon: 180.000_001 },
  // The outline of its building is way 2,004.
  { category: "hotel", tags: { tourism: "hotel", name: "Doppelt", dog: "yes" } },
];

/** Parks, beaches and trails as ways and relations. Their corners are nodes without tags. */
function addAreas(add: (element: MadeElement, category?: string) => void): void {
  const corners = (first: number, index: number, size: number) => {
    const { lat, lon } = spotOf(index);
    const at = [
      [0, 0],
      [0, size],
      [size, size],
      [size, 0],
    ] as const;
    for (const [corner, [up, right]] of at.entries())
      add({ type: "node", id: first + corner, lat: lat + up, lon: lon + right });
    return {
      ids: [first, first + 1, first + 2, first + 3],
      middle: { lat: lat + size / 2, lon: lon + size / 2 },
    };
  };
  const ring = (ids: readonly number[]) => [...ids, ids[0] ?? 0];

  const park = corners(50_000, 600, 0.002);
  add(
    {
      type: "way",
      id: 2_000,
      version: 4,
      nodes: ring(park.ids),
      center: park.middle,
      tags: { leisure: "park", name: "Stadtpark", dog: "leashed" },
    },
    "park",
  );
  const dogs = corners(50_010, 700, 0.0005);
  add(
    {
      type: "way",
      id: 2_001,
      nodes: ring(dogs.ids),
      center: dogs.middle,
      tags: { leisure: "dog_park" },
    },
    "dog-park",
  );
  add(
    {
      type: "way",
      id: 2_002,
      nodes: [50_000, 50_012],
      center: park.middle,
      tags: { highway: "path", name: "Uferweg", dog: "leashed" },
    },
    "trail",
  );
  add({
    type: "way",
    id: 2_003,
    nodes: [50_000, 50_013],
    center: park.middle,
    tags: { highway: "path", dog: "leashed" },
  });
  // The node that is the same hotel is the last of the odd ones.
  const { lat, lon } = spotOf(oddNodes.length - 1);
  for (const [corner, size] of [-0.0002, 0.0002].entries())
    add({ type: "node", id: 50_020 + corner, lat: lat + size, lon: lon + size });
  add({
    type: "way",
    id: 2_004,
    nodes: [50_020, 50_021],
    center: { lat, lon },
    tags: { tourism: "hotel", name: "doppelt", dog: "yes" },
  });
  // All of its nodes are outside of the extract.
  add({
    type: "way",
    id: 2_005,
    nodes: [999_998, 999_999],
    tags: { leisure: "dog_park", name: "Draussen" },
  });

  const beach = corners(50_030, 800, 0.004);
  const [a = 0, b = 0, c = 0, d = 0] = beach.ids;
  add({ type: "way", id: 2_010, nodes: [a, b, c] });
  add({ type: "way", id: 2_011, nodes: [c, d, a] });
  add({ type: "way", id: 2_012, nodes: [50_000, 50_001] });
  add(
    {
      type: "relation",
      id: 3_000,
      version: 7,
      members: [
        { type: "way", ref: 2_010, role: "outer" },
        { type: "way", ref: 2_011, role: "outer" },
        { type: "way", ref: 2_012, role: "inner" },
      ],
      center: beach.middle,
      tags: { type: "multipolygon", natural: "beach", dog: "no" },
    },
    "beach",
  );
  add(
    {
      type: "relation",
      id: 3_001,
      members: [
        { type: "way", ref: 2_010 },
        { type: "relation", ref: 3_000 },
        { type: "node", ref: a },
      ],
      center: beach.middle,
      tags: {
        type: "route",
        route: "hiking",
        name: "Panoramaweg",
        "name:en": "Panorama Trail",
        dog: "leashed",
      },
    },
    "trail",
  );
}
