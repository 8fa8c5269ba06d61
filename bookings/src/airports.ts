import type { Airport } from "#contracts/lookup/places.ts";
import type { PdfText } from "#contracts/kernel/files.ts";
import type { LegPlace } from "#contracts/travel/trip-parts.ts";

/** The offline list of airports. */
export type Airports = {
  byCode: (code: string) => Airport | undefined;
  /** The only airport for a city, or for the full name of an airport. */
  byName: (name: string) => Airport | undefined;
  /** The airport of a name alone in its line, such as "LONDON-HEATHROW"; the likely one if several fit. */
  named: (name: string) => { code: string; isSure: boolean } | undefined;
  /** The city that the name of a station or port begins with, such as "Paris Gare du Nord", in the country that has most of its airports. */
  cityOf: (name: string) => LegPlace | undefined;
};

/** What parsers need besides the text; `today` is `YYYY-MM-DD`. */
export type ReadContext = {
  airports: Airports;
  today: string;
  /** Reads the text of a PDF, or tells why it can't; absent where PDFs aren't read. */
  readPdf?: (pdf: Blob) => Promise<PdfText | { message: string }>;
};

// Cities with several airports, of which airlines call only one by the city alone.
const usual = new Set(
  "seattle orlando detroit denver phoenix lasvegas sandiego losangeles sanfrancisco miami".split(
    " ",
  ),
);
const cityCodes: Readonly<Record<string, string>> = { nyc: "newyork", newyorkcity: "newyork" };
const airportName = /^\p{Lu}[\p{L} .,'’()/–-]{2,50}$/u;

// Cities with more airports than the list has under their name.
const served =
  `london paris newyork newyorkcity tokyo osaka seoul milan milano rome roma moscow istanbul bangkok
  kualalumpur jakarta saopaulo riodejaneiro buenosaires stockholm oslo brussels bruxelles frankfurt barcelona
  melbourne venice venezia glasgow belfast toronto montreal dubai tenerife teneriffa reykjavik washington washingtondc
  chicago houston dallas miami losangeles sanfrancisco shanghai beijing delhi newdelhi dusseldorf manchester taipei
  mexicocity ciudaddemexico sydney santiago sanjose portland birmingham medellin warsaw warschau bucharest gothenburg`.split(
    /\s+/,
  );

/** Loads the list into the browser, so that no booking is sent to a server. */
export async function loadAirports(): Promise<Airports> {
  const [{ airport, airports }, { otherNames }, { keyOf }] = await Promise.all([
    import("#reference/airports.ts"),
    import("#reference/places/other-names.ts"),
    import("#reference/words.ts"),
  ]);
  const byKey = new Map<string, Set<Airport>>();
  const add = (name: string, one: Airport) => {
    const key = keyOf(name);
    if (key === "") return;
    const already = byKey.get(key);
    if (already) already.add(one);
    else byKey.set(key, new Set([one]));
  };
  const also = new Map(
    otherNames.map(([city, country, ...names]) => [`${city}|${country}`, names]),
  );
  for (const one of airports) {
    add(one.city, one);
    for (const name of also.get(`${one.city}|${one.country}`) ?? []) add(name, one);
    add(withoutKind(one.name), one);
  }
  const several = new Set(served);
  const byName = (name: string): Airport | undefined => {
    const key = keyOf(withoutKind(name));
    if (several.has(key)) return undefined;
    const found = [...(byKey.get(key) ?? [])];
    return found.length > 1 ? undefined : found[0];
  };
  const inCity = (city: string): Airport[] => {
    const key = keyOf(city);
    return [...(byKey.get(cityCodes[key] ?? key) ?? [])];
  };
  /** "Heathrow" of London. */
  const inCityNamed = (city: string, name: string): Airport | undefined => {
    const key = keyOf(withoutKind(name));
    const found = key.length < 4 ? [] : inCity(city).filter((one) => keyOf(one.name).includes(key));
    return found.length > 1 ? undefined : found[0];
  };
  const cityOf = (name: string): LegPlace | undefined => {
    const parts = name.trim().split(/[\s,/–-]+/);
    for (let count = Math.min(parts.length, 4); count > 0; count -= 1) {
      const found = inCity(parts.slice(0, count).join(" "));
      if (found.length === 0) continue;
      // London has most of its airports in the United Kingdom, and one in Canada.
      const most = found.find(
        ({ country }) => found.filter((one) => one.country === country).length * 2 > found.length,
      );
      return most && { city: most.city, country: most.country, zone: most.zone };
    }
    return undefined;
  };
  return {
    cityOf,
    byCode: (code) => (/^[A-Z]{3}$/.test(code) ? airport(code) : undefined),
    byName,
    named: (text) => {
      if (!airportName.test(text)) return undefined;
      const [first = "", second = "", third] = text.split(/[-,()/–]+/).map((part) => part.trim());
      const exact =
        byName(text) ??
        (third ? undefined : (inCityNamed(first, second) ?? inCityNamed(second, first)));
      if (exact) return { code: exact.code, isSure: true };
      if (third || (second && !/^(?:[A-Z]{2}|[A-Z]\p{Ll}+)$/u.test(second))) return undefined;
      const only = byName(first);
      if (only) return { code: only.code, isSure: true };
      const [likely] = inCity(first);
      return likely && usual.has(keyOf(first)) ? { code: likely.code, isSure: false } : undefined;
    },
  };
}

const withoutKind = (name: string): string =>
  name.replaceAll(
    /\b(?:international|intl\.?|airport|aeropuerto|aéroport|flughafen)(?:\b|$)/giu,
    " ",
  );
