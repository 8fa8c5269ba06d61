import {
  quietScenes,
  topicScenes,
  type PlaceSlug,
  type QuietScene,
  type TopicScene,
} from "../names.ts";
import type { LandmarkName } from "./landmarks/index.ts";
import type { PaletteName } from "./palettes.ts";
import * as coasts from "./scenes/coasts.ts";
import * as country from "./scenes/country.ts";
import * as deserts from "./scenes/deserts.ts";
import * as gardens from "./scenes/gardens.ts";
import { jungle } from "./scenes/jungle.ts";
import * as mountains from "./scenes/mountains.ts";
import * as quietFields from "./scenes/quietFields.ts";
import * as quietWays from "./scenes/quietWays.ts";
import type { Scene } from "./scenes/scene.ts";
import * as towns from "./scenes/towns.ts";

export type Place = {
  scene: Scene;
  /** By day one of these, chosen by the name; by night any night palette. */
  day: readonly PaletteName[];
  landmark?: LandmarkName;
  /** Where the sun stands best, as shares of the sheet. */
  sunAcross?: number;
  sunDown?: number;
};

const place = (
  scene: Scene,
  day: readonly PaletteName[],
  rest: Omit<Place, "scene" | "day"> = {},
): Place => ({ scene, day, ...rest });

const inCity = (landmark: LandmarkName, ...day: PaletteName[]) =>
  place(towns.city, day, { landmark, sunAcross: 0.3 });
const atWater = (landmark: LandmarkName, ...day: PaletteName[]) =>
  place(towns.waterfront, day, { landmark, sunAcross: 0.3 });
const onHill = (landmark: LandmarkName, ...day: PaletteName[]) =>
  place(towns.hilltop, day, { landmark, sunAcross: 0.72 });
const village = (...day: PaletteName[]) => place(towns.village, day, { sunAcross: 0.26 });
const cliffs = (...day: PaletteName[]) => place(country.cliffs, day, { sunAcross: 0.28 });
const torres = (...day: PaletteName[]) => place(mountains.torres, day, { sunAcross: 0.28 });
const lake = (...day: PaletteName[]) => place(mountains.mountainLake, day);
const islands = (...day: PaletteName[]) => place(coasts.islands, day);
const jungleOf = (...day: PaletteName[]) => place(jungle, day);
const cypressHills = (...day: PaletteName[]) => place(country.cypressHills, day);
const bay = (...day: PaletteName[]) => place(coasts.sugarloaf, day, { sunAcross: 0.3 });
const karst = (...day: PaletteName[]) => place(coasts.karst, day, { sunAcross: 0.52 });
const fuji = (...day: PaletteName[]) => place(gardens.fuji, day, { sunAcross: 0.26 });
const savanna = (...day: PaletteName[]) => place(deserts.savanna, day);
const pyramids = (...day: PaletteName[]) => place(deserts.pyramids, day);
const mesa = (...day: PaletteName[]) => place(deserts.mesa, day, { sunAcross: 0.68 });
const andes = (...day: PaletteName[]) => place(gardens.andes, day);
const tomb = (...day: PaletteName[]) => place(gardens.tomb, day, { sunAcross: 0.5, sunDown: 0.34 });
const balinese = (...day: PaletteName[]) =>
  place(gardens.riceTerraces, day, { landmark: "splitGate" });

export const places: Record<PlaceSlug, Place> = {
  agra: tomb("rose", "blossom", "butter"),
  argentina: torres("marigold", "riviera", "blossom"),
  arizona: mesa("ember", "rose", "butter"),
  athens: onHill("columnTemple", "butter", "apricot", "rose"),
  australia: place(deserts.greatRock, ["ember", "butter"], { sunAcross: 0.68 }),
  bali: balinese("rose", "mint", "marigold"),
  bangkok: inCity("prangTowers", "ember", "rose"),
  barcelona: inCity("churchSpires", "ember", "butter", "rose"),
  berlin: inCity("televisionTower", "apricot", "marigold"),
  bogota: onHill("twinTowerChurch", "mint", "apricot"),
  brazil: bay("riviera", "mint", "rose"),
  cairo: pyramids("ember", "butter", "rose"),
  canada: lake("mint", "riviera"),
  "cape-town": savanna("ember", "butter", "marigold"),
  chile: torres("blossom", "cobalt", "rose"),
  colombia: jungleOf("mint", "riviera"),
  "costa-rica": jungleOf("mint", "riviera"),
  cuba: islands("riviera", "cobalt", "rose"),
  cusco: andes("mint", "apricot", "riviera"),
  "dominican-republic": islands("riviera", "cobalt", "rose"),
  egypt: pyramids("ember", "butter", "rose"),
  florence: cypressHills("butter", "mint", "ember"),
  france: inCity("eiffelTower", "blossom", "apricot", "rose"),
  germany: place(country.castle, ["mint", "apricot", "rose"], { sunAcross: 0.25 }),
  greece: village("cobalt", "riviera", "rose"),
  guatemala: place(jungle, ["rose", "mint", "butter"], { landmark: "stepPyramid" }),
  havana: islands("riviera", "cobalt", "rose"),
  iceland: lake("cobalt", "blossom"),
  india: tomb("rose", "blossom", "butter"),
  indonesia: balinese("rose", "mint", "marigold"),
  italy: cypressHills("butter", "mint", "ember"),
  japan: fuji("blossom", "rose", "cobalt"),
  krabi: karst("mint", "riviera", "rose"),
  kyoto: fuji("blossom", "rose", "cobalt"),
  lima: cliffs("blossom", "apricot"),
  lisbon: village("butter", "apricot"),
  london: inCity("clockTower", "marigold", "blossom"),
  mexico: place(deserts.desert, ["butter", "ember", "rose"], { landmark: "stepPyramid" }),
  "mexico-city": onHill("twinTowerChurch", "rose", "butter", "marigold"),
  mykonos: village("cobalt", "riviera", "rose"),
  "new-york": atWater("skyscrapers", "marigold", "apricot"),
  "new-york-city": atWater("skyscrapers", "marigold", "apricot"),
  "new-zealand": lake("cobalt", "blossom", "riviera"),
  norway: lake("riviera", "blossom"),
  panama: jungleOf("mint", "riviera"),
  paris: inCity("eiffelTower", "blossom", "apricot", "rose"),
  patagonia: torres("blossom", "cobalt", "rose"),
  peru: andes("mint", "apricot", "riviera"),
  philippines: islands("riviera", "marigold", "mint"),
  phuket: karst("mint", "riviera", "rose"),
  porto: village("butter", "apricot"),
  portugal: village("butter", "apricot"),
  "rio-de-janeiro": bay("riviera", "mint", "rose"),
  rome: onHill("greatDome", "rose", "butter", "apricot"),
  "san-francisco": place(mountains.bridge, ["apricot", "rose", "marigold"]),
  santiago: place(mountains.andesCity, ["apricot", "rose"], { sunAcross: 0.28 }),
  santorini: village("cobalt", "riviera", "rose"),
  scotland: cliffs("mint", "apricot", "riviera"),
  "south-africa": savanna("ember", "butter", "marigold"),
  spain: inCity("churchSpires", "ember", "butter", "rose"),
  switzerland: lake("cobalt", "riviera", "blossom"),
  sydney: atWater("operaHouse", "cobalt", "riviera", "marigold"),
  thailand: karst("mint", "riviera", "rose"),
  tokyo: fuji("blossom", "rose", "cobalt"),
  toronto: atWater("needleTower", "cobalt", "rose"),
  tuscany: cypressHills("butter", "mint", "ember"),
  "united-kingdom": cliffs("mint", "apricot", "riviera"),
  usa: mesa("ember", "rose", "butter"),
  vienna: inCity("bigWheel", "blossom", "rose", "butter"),
  zurich: lake("cobalt", "riviera", "blossom"),
};

const quietByName: Record<QuietScene, Scene> = {
  hills: country.cypressHills,
  lake: quietWays.quietLake,
  town: towns.hilltop,
  river: towns.waterfront,
  meadow: quietFields.meadow,
  forest: quietWays.forest,
  orchard: quietFields.orchard,
  fields: quietFields.fields,
  pass: quietWays.mountainPass,
  railway: quietWays.railway,
  road: quietFields.road,
  balloons: quietFields.balloons,
};

const topicByName: Record<TopicScene, Scene> = {
  beach: coasts.beach,
  city: towns.city,
  peaks: mountains.mountainLake,
};

const quietPalettes: readonly PaletteName[] = [
  "butter",
  "mint",
  "apricot",
  "riviera",
  "blossom",
  "rose",
  "cobalt",
  "marigold",
];

/** The neighbors' variants of one scene differ in their hour as well as in their hills. */
export function quietPlace(name: QuietScene, variant: number): Place {
  const first = quietScenes.indexOf(name) + variant * 3;
  const palette = quietPalettes[first % quietPalettes.length] ?? "butter";
  return place(quietByName[name], [palette], name === "town" ? { sunAcross: 0.72 } : {});
}

/** A beach, a city or peaks that are nobody's in particular, for captions that name no place. */
export function topicPlace(name: TopicScene, variant: number): Place {
  const first = topicScenes.indexOf(name) * 2 + variant * 3;
  return place(topicByName[name], [quietPalettes[first % quietPalettes.length] ?? "butter"]);
}
