import * as z from "zod/mini";
import { factOf } from "./fact.ts";
import type { RawReference } from "./raw.ts";

const rows = [
  ["eu", "listed_annex_ii", "eu.listed"],
  ["eu", "not_listed_titer_needed", "eu.not-listed"],
  ["eu", "eu_member", "eu.members"],
  ["cdc", "high_risk", "cdc.high-risk"],
  ["cdc", "low_risk", "cdc.low-risk"],
] as const;

/** The collected list names only those that the product offers. */
const euMembers =
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");

/** The country lists of the EU and the CDC, by ID. */
export const classParts = (raw: RawReference) =>
  Object.fromEntries(
    rows.map(([who, list, id]) => {
      const fact = raw.country_classes[who]?.[list];
      if (!fact) throw new Error(`There is no list ${who}/${list}.`);
      const listed = z.parse(z.array(z.string()), fact.value);
      const countries = id === "eu.members" ? euMembers : listed;
      return [id, factOf(id, fact, { is: "countries", countries })];
    }),
  );
