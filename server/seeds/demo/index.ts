import { airlines } from "./hoots/airlines.ts";
import { argentina } from "./hoots/argentina.ts";
import { australia } from "./hoots/australia.ts";
import { bali } from "./hoots/bali.ts";
import { berlin } from "./hoots/berlin.ts";
import { bipoc } from "./hoots/bipoc.ts";
import { brazil } from "./hoots/brazil.ts";
import { canada } from "./hoots/canada.ts";
import { chile } from "./hoots/chile.ts";
import { colombia } from "./hoots/colombia.ts";
import { costaRica } from "./hoots/costa-rica.ts";
import { egypt } from "./hoots/egypt.ts";
import { france } from "./hoots/france.ts";
import { generalBeforeLeaving } from "./hoots/general-before-leaving.ts";
import { generalOnTheRoad } from "./hoots/general-on-the-road.ts";
import { greece } from "./hoots/greece.ts";
import { guatemala } from "./hoots/guatemala.ts";
import { india } from "./hoots/india.ts";
import { italy } from "./hoots/italy.ts";
import { lgbtq } from "./hoots/lgbtq.ts";
import { mexico } from "./hoots/mexico.ts";
import { newZealand } from "./hoots/new-zealand.ts";
import { peru } from "./hoots/peru.ts";
import { philippines } from "./hoots/philippines.ts";
import { southAfrica } from "./hoots/south-africa.ts";
import { spain } from "./hoots/spain.ts";
import { thailand } from "./hoots/thailand.ts";
import { unitedKingdom } from "./hoots/united-kingdom.ts";
import { usa } from "./hoots/usa.ts";
import { pets } from "./pets.ts";
import type { SeedDemo } from "./shapes.ts";
import { demoUsers } from "./people.ts";

const hoots = [
  ...generalBeforeLeaving,
  ...generalOnTheRoad,
  ...airlines,
  ...argentina,
  ...australia,
  ...bali,
  ...berlin,
  ...brazil,
  ...canada,
  ...chile,
  ...colombia,
  ...costaRica,
  ...egypt,
  ...france,
  ...greece,
  ...guatemala,
  ...india,
  ...italy,
  ...mexico,
  ...newZealand,
  ...peru,
  ...philippines,
  ...southAfrica,
  ...spain,
  ...thailand,
  ...unitedKingdom,
  ...usa,
  ...lgbtq,
  ...bipoc,
];

export const demo: SeedDemo = {
  demoUsers,
  pets,
  // Circles include their members' own hoots, but no one likes their own.
  hoots: hoots.map((hoot) => ({ ...hoot, likes: hoot.likes.filter((key) => key !== hoot.by) })),
};
