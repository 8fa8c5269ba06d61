/** Where a car has to be carried over water. Geography needs no source. */
import { regionOf } from "../journey.ts";
import type { Place } from "../request.ts";

/** Countries and regions on islands of their own. */
const islands = new Set(
  `GB MT CY IS JP AU NZ PH TW LK MV MG MU SC RE YT KM CV ST CU JM PR BS BB BM KY TC VG VI AI AG KN MS GP DM MQ LC VC
  GD TT CW AW BQ BL FK FJ WS TO VU NC SB PF CK GU MP AS PW FM MH KI NR TV WF NU GL FO SJ AX GG JE IM ID TL PG SH IO CX
  CC NF PM US-HI US-PR US-GU US-VI US-AS US-MP AU-TAS ES-IB ES-CN PT-20 PT-30 IT-82 IT-88 FR-20R FR-COR FR-H GR-M GR-L
  GR-K GR-F FI-01 SE-I EC-W ID-BA JP-01 JP-47`.split(/\s+/),
);

/** Places that share an island or a continent with another country. */
const shared = new Map(
  Object.entries({
    ireland: "IE GB-NIR",
    hispaniola: "DO HT",
    "saint martin": "MF SX",
    borneo: "BN MY-12 MY-13 MY-15",
    americas: "AR BO BR BZ CA CL CO CR EC GF GT GY HN MX NI PA PE PY SR SV US UY VE",
    africa: `AO BF BI BJ BW CD CF CG CI CM DJ DZ EG EH ER ET GA GH GM GN GQ GW KE LR LS LY MA ML MR MW MZ NA NE NG RW SD
      SL SN SO SS SZ TD TG TN TZ UG ZA ZM ZW ES-CE ES-ML`,
  }).flatMap(([land, codes]) => codes.split(/\s+/).map((code) => [code, land] as const)),
);

function landOf(place: Place): string {
  const codes = [regionOf(place) ?? "", place.country];
  const found = codes.find((code) => islands.has(code) || shared.has(code)) ?? "";
  return shared.get(found) ?? (found || "eurasia");
}

/** Whether no road leads from one place to the other. */
export const isOverWater = (from: Place, to: Place): boolean => landOf(from) !== landOf(to);
