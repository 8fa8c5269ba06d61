/** The facts of all companies with ferries, trains and buses, by their keys. */
import type { OperatorFact, OperatorFacts } from "./operator.ts";
import { amhs } from "./operators/amhs.ts";
import { amtrak } from "./operators/amtrak.ts";
import { attica } from "./operators/attica.ts";
import { balearia } from "./operators/balearia.ts";
import { bcFerries } from "./operators/bc-ferries.ts";
import { brittany } from "./operators/brittany.ts";
import { color } from "./operators/color.ts";
import { corsica } from "./operators/corsica.ts";
import { cunardQm2 } from "./operators/cunard-qm2.ts";
import { db } from "./operators/db.ts";
import { dfds } from "./operators/dfds.ts";
import { eckero } from "./operators/eckero.ts";
import { eurostarContinental } from "./operators/eurostar-continental.ts";
import { eurostarLondon } from "./operators/eurostar-london.ts";
import { fjord } from "./operators/fjord.ts";
import { flixbus } from "./operators/flixbus.ts";
import { gnv } from "./operators/gnv.ts";
import { greyhound } from "./operators/greyhound.ts";
import { grimaldi } from "./operators/grimaldi.ts";
import { irish } from "./operators/irish.ts";
import { iryo } from "./operators/iryo.ts";
import { italo } from "./operators/italo.ts";
import { jr } from "./operators/jr.ts";
import { leshuttle } from "./operators/leshuttle.ts";
import { ns } from "./operators/ns.ts";
import { oebb } from "./operators/oebb.ts";
import { po } from "./operators/po.ts";
import { renfe } from "./operators/renfe.ts";
import { sbb } from "./operators/sbb.ts";
import { sncf } from "./operators/sncf.ts";
import { stena } from "./operators/stena.ts";
import { tallink } from "./operators/tallink.ts";
import { trenitalia } from "./operators/trenitalia.ts";
import { via } from "./operators/via.ts";
import { viking } from "./operators/viking.ts";

const all: readonly OperatorFacts[] = [
  amhs,
  amtrak,
  attica,
  balearia,
  bcFerries,
  brittany,
  color,
  corsica,
  cunardQm2,
  db,
  dfds,
  eckero,
  eurostarContinental,
  eurostarLondon,
  fjord,
  flixbus,
  gnv,
  greyhound,
  grimaldi,
  irish,
  iryo,
  italo,
  jr,
  leshuttle,
  ns,
  oebb,
  po,
  renfe,
  sbb,
  sncf,
  stena,
  tallink,
  trenitalia,
  via,
  viking,
];

export const operatorFacts: ReadonlyMap<string, OperatorFacts> = new Map(
  all.map((each) => [each.key, each]),
);

const byId: ReadonlyMap<string, OperatorFact> = new Map(
  all.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact] as const)),
);

/** The fact that a value of a policy is taken from; undefined if there is none. */
export const operatorFact = (id: string): OperatorFact | undefined => byId.get(id);
