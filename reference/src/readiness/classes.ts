/** Dated lists that sort countries and regions into classes. */
import { classes as factClasses } from "../facts/classes.ts";
import type { Day } from "./days.ts";
import { dayOf } from "./days.ts";
import type { CountryClass } from "./country-class.ts";
import { hongKongGroups } from "./hong-kong-groups.ts";

/** True or false if a list says so, else undefined. */
export type Truth = boolean | undefined;

export const euMembers = factClasses["eu.members"].value.countries;

/** Pets from these need no travelers' point of entry, by the Commission's list. */
const withoutEntryPoint = ["AD", "CH", "FO", "GI", "GL", "IS", "LI", "MC", "NO", "SM", "VA"];

const euUnlisted = factClasses["eu.not-listed"].value.countries;
const highRisk = [...factClasses["cdc.high-risk"].value.countries, "ES-CE", "ES-ML"];

/** By a copy of 2008: some of these may have been taken off the list since. */
const onceAffected =
  "AE AO AR BD BF BH BI BJ BN BO BR BW CD CF CG CI CL CM CN CO DO EC GA GF GH GM GN GQ GW GY HT ID IN IQ JM KE KH KW LA LK LR LS ML MM MO MR MW MY MZ NA NG OM PE PG PH PW PY QA RW SA SG SL SN SR SZ TG TH TT TW TZ UG UY VE VN ZA ZM ZW".split(
    " ",
  );

const classes = {
  "eu.members": {
    in: euMembers,
    out: [],
    isWhole: true,
    authority: "the European Commission",
    checked: "2026-11-21",
    sources: ["EC_UNION"],
  },
  /** In neither Annex I nor Annex II of Regulation (EU) 2026/636. */
  "eu.unlisted": {
    in: euUnlisted,
    out: factClasses["eu.listed"].value.countries,
    never: euMembers,
    from: "2026-04-22",
    authority: "the European Commission",
    checked: "2026-11-29",
    sources: ["EC_THIRD", "CLASSES_REPORTED", "EULIST", "DEEP"],
  },
  "eu.without-entry-point": {
    in: [...withoutEntryPoint, ...euMembers],
    out: [],
    isWhole: true,
    authority: "the European Commission",
    checked: "2026-11-21",
    sources: ["EC_THIRD"],
  },
  /** Free of fox tapeworm: dogs coming directly from there need no treatment for Great Britain. */
  "gb.tapeworm-free": {
    in: ["FI", "IE", "MT", "NO", "GB-NIR"],
    out: [],
    isWhole: true,
    authority: "APHA",
    checked: "2026-11-21",
    sources: ["UK_TAPE"],
  },
  /** The same for the five territories of the EU's rule, among each other. */
  "eu.tapeworm-free": {
    in: ["FI", "IE", "MT", "NO", "GB-NIR"],
    out: [],
    isWhole: true,
    authority: "the European Commission",
    checked: "2026-11-21",
    sources: ["EU1152", "IE_DAIL"],
  },
  /** The lists of Great Britain are missing; reportedly, pets from the USA and the EU need no test. */
  "gb.unlisted": {
    in: [],
    out: ["US", ...euMembers],
    authority: "APHA",
    checked: "2026-11-21",
    sources: ["UK_IN", "DEEP"],
  },
  /** The newest list, of April 15, 2026, is incomplete here: countries in no copy are unknown. */
  "cdc.high-risk": {
    in: highRisk,
    out: ["US", ...factClasses["cdc.low-risk"].value.countries],
    authority: "the CDC",
    checked: "2026-11-21",
    sources: ["CDC_LOW", "CDC_HR23", "CDC_HR21", "DEEP"],
  },
  /**
   * The list stands on a page of APHIS that we haven't seen whole. `in` has what its announcements added, `unclear` what
   * an earlier copy had. APHIS says that the fly lives in the tropics, so what lies far from them is outside.
   */
  "aphis.screwworm": {
    in: ["AW", "CR", "ER", "ET", "GT", "HK", "HN", "IR", "MX", "NI", "PA", "TL", "YE"],
    out: [...euMembers, "CA", "CH", "GB", "IS", "JP", "LI", "NO", "NZ"],
    unclear: onceAffected,
    from: "2024-11-22",
    authority: "APHIS",
    checked: "2026-11-28",
    sources: ["APHIS_IMP", "FR_NWS", "FR_NWS_2025", "FR_NWS_2000"],
  },
  "from-usa-mainland": {
    in: ["US"],
    out: [],
    unclear: ["US-AS", "US-GU", "US-HI", "US-MP", "US-PR", "US-VI"],
    authority: "Hawaii's Department of Agriculture",
    checked: "2026-11-21",
    sources: ["AQS"],
  },
  "mx.usa-or-canada": {
    in: ["US", "CA"],
    out: [],
    isWhole: true,
    authority: "SENASICA",
    checked: "2026-11-21",
    sources: ["EMBAMEX"],
  },
  /** "Most of Europe" is in group 3, too; only these are named. */
  "au.group-3": {
    in: ["US", "GB", "CA", "HK", "TW"],
    out: ["NZ", "NF", "CC", "JP", "SG", "FJ", "US-HI"],
    authority: "DAFF",
    checked: "2026-11-21",
    sources: ["FIRSTMIG", "DAFF_FAQ"],
  },
  "au.influenza": {
    in: ["US"],
    out: [],
    isWhole: true,
    authority: "DAFF",
    checked: "2026-11-21",
    sources: ["DAFF"],
  },
  /** Free of rabies, by Singapore; AVS names no others. */
  "sg.schedule-1": {
    in: ["AU", "NZ", "IE", "GB"],
    out: [],
    isWhole: true,
    from: "2024-07-01",
    authority: "NParks",
    checked: "2026-11-29",
    sources: ["SG_REPORTED"],
  },
  /** All others are in Schedule III, but only these are named as Schedule II. */
  "sg.schedule-3": {
    in: [],
    out: ["AU", "NZ", "IE", "GB", "US", "CA", "JP", "HK", "CH"],
    from: "2024-07-01",
    authority: "NParks",
    checked: "2026-11-29",
    sources: ["SG_REPORTED"],
  },
  "jp.designated": {
    in: ["IS", "AU", "NZ", "FJ", "US-HI", "US-GU", "GU"],
    out: [],
    isWhole: true,
    authority: "the Animal Quarantine Service of MAFF",
    checked: "2026-11-29",
    sources: ["JP_FREE", "JP_AKIBA"],
  },
  /** No vaccination is asked of pets that travel between Norway and Sweden. */
  "no.sweden": {
    in: ["SE"],
    out: [],
    isWhole: true,
    authority: "the Norwegian Food Safety Authority",
    checked: "2026-11-29",
    sources: ["NO_REPORTED"],
  },
  /** The ministry's list is missing; these are named as low-risk. */
  "ae.high-risk": {
    in: [],
    out: ["GB", "JP", "AU", "NZ", "SG"],
    authority: "MOCCAE",
    checked: "2026-11-29",
    sources: ["AE_REPORTED"],
  },
  /** Of the list of countries without rabies, only old copies were found. */
  "kr.rabies": {
    in: ["US"],
    out: [],
    authority: "the APQA",
    checked: "2026-11-29",
    sources: ["KR_APHIS", "KR_REPORTED"],
  },
  ...hongKongGroups,
  /** By the announcement of 2019; GACC can change the list. */
  "cn.designated": {
    in: "NZ AU FJ PF US-HI US-GU GU JM IS GB IE LI CY PT SE CH JP SG HK MO".split(" "),
    out: [],
    isWhole: true,
    authority: "China's customs (GACC)",
    checked: "2026-11-29",
    sources: ["CN_XINHUA", "CN_REPORTED"],
  },
  /** Where dogs need a blood test and may be quarantined; only some of the others are named. */
  "za.high-risk": {
    in: [],
    out: ["US", "GB", "CA", "AU", ...euMembers],
    authority: "the Department of Agriculture",
    checked: "2026-11-29",
    sources: ["SOUTH_AFRICA_REPORTED2"],
  },
} as const satisfies Readonly<Record<string, CountryClass>>;

export type ClassId = keyof typeof classes;

type Lookup = {
  in: ReadonlySet<string>;
  out: ReadonlySet<string>;
  never: ReadonlySet<string>;
  unclear: ReadonlySet<string>;
  isWhole: boolean;
  from: Day;
};

const lookups = new Map(
  Object.entries<CountryClass>(classes).map(([id, list]): [string, Lookup] => [
    id,
    {
      in: new Set(list.in),
      out: new Set(list.out),
      never: new Set(list.never),
      unclear: new Set(list.unclear),
      isWhole: list.isWhole ?? false,
      from: list.from ? dayOf(list.from) : Number.NEGATIVE_INFINITY,
    },
  ]),
);

type Where = { country: string; territory?: string };

/** Whether a place is in a class by the list in force on that day; undefined if no list says. */
export function isIn(id: ClassId, { country, territory = country }: Where, day: Day): Truth {
  const list = lookups.get(id);
  if (!list) return undefined;
  for (const name of [territory, country]) {
    if (list.unclear.has(name)) return undefined;
    if (list.never.has(name)) return false;
    const isListed = list.in.has(name);
    // Before its first day, what an earlier list said is not known.
    if (isListed || list.out.has(name)) return day >= list.from ? isListed : undefined;
  }
  return list.isWhole ? false : undefined;
}

export type DatedList = Pick<CountryClass, "sources" | "isWhole"> & { checked: string };

/** The lists by id, with the day on which each was compared with its sources. */
export const lists: ReadonlyMap<string, DatedList> = new Map(
  Object.entries<CountryClass>(classes).map(([id, { sources, isWhole, checked }]) => [
    id,
    { sources, isWhole, checked },
  ]),
);
