import type { Airport } from "#contracts/lookup/places.ts";

/** The offline list of airports. */
export type Airports = {
  byCode: (code: string) => Airport | undefined;
  /** The only airport for a city, or for the full name of an airport. */
  byName: (name: string) => Airport | undefined;
};

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
    const known = byKey.get(key);
    if (known) known.add(one);
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
  return {
    byCode: (code) => (/^[A-Z]{3}$/.test(code) ? airport(code) : undefined),
    byName: (name) => {
      const key = keyOf(withoutKind(name));
      if (several.has(key)) return undefined;
      const found = [...(byKey.get(key) ?? [])];
      return found.length === 1 ? found[0] : undefined;
    },
  };
}

const withoutKind = (name: string): string =>
  name.replaceAll(
    /\b(?:international|intl\.?|airport|aeropuerto|aéroport|flughafen)(?:\b|$)/giu,
    " ",
  );
