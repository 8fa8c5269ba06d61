/** All airlines that have pages, in the order of their names in the selects. */
import { aeromexico } from "./airlines/aeromexico.ts";
import { airCanada } from "./airlines/air-canada.ts";
import { airFrance } from "./airlines/air-france.ts";
import { alaska } from "./airlines/alaska.ts";
import { americanAirlines } from "./airlines/american-airlines.ts";
import { ana } from "./airlines/ana.ts";
import { austrian } from "./airlines/austrian.ts";
import { avianca } from "./airlines/avianca.ts";
import { britishAirways } from "./airlines/british-airways.ts";
import { copa } from "./airlines/copa.ts";
import { delta } from "./airlines/delta.ts";
import { easyjet } from "./airlines/easyjet.ts";
import { emirates } from "./airlines/emirates.ts";
import { iberia } from "./airlines/iberia.ts";
import { japanAirlines } from "./airlines/japan-airlines.ts";
import { jetblue } from "./airlines/jetblue.ts";
import { klm } from "./airlines/klm.ts";
import { koreanAir } from "./airlines/korean-air.ts";
import { latam } from "./airlines/latam.ts";
import { lufthansa } from "./airlines/lufthansa.ts";
import { qantas } from "./airlines/qantas.ts";
import { qatar } from "./airlines/qatar.ts";
import { ryanair } from "./airlines/ryanair.ts";
import { southwest } from "./airlines/southwest.ts";
import { swiss } from "./airlines/swiss.ts";
import { tap } from "./airlines/tap.ts";
import { turkish } from "./airlines/turkish.ts";
import { united } from "./airlines/united.ts";
import { virginAtlantic } from "./airlines/virgin-atlantic.ts";
import { westjet } from "./airlines/westjet.ts";
import type { Airline } from "../readiness/airline/limit.ts";
import type { AirlineKey } from "./airline.ts";

export const airlines: Readonly<Record<AirlineKey, Airline>> = {
  delta,
  aeromexico,
  "american-airlines": americanAirlines,
  "air-canada": airCanada,
  "air-france": airFrance,
  alaska,
  ana,
  austrian,
  avianca,
  "british-airways": britishAirways,
  copa,
  easyjet,
  emirates,
  iberia,
  "japan-airlines": japanAirlines,
  jetblue,
  klm,
  "korean-air": koreanAir,
  latam,
  lufthansa,
  qantas,
  qatar,
  ryanair,
  southwest,
  swiss,
  tap,
  turkish,
  united,
  "virgin-atlantic": virginAtlantic,
  westjet,
};
