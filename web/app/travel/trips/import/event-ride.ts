type RideMode = "train" | "ferry" | "car";

/** A train, a ferry or a drive, read from the title of a calendar event. */
export type TitledRide = {
  mode: RideMode;
  operator: string;
  number: string;
  from: string;
  to: string;
};

const modes: readonly [mode: RideMode, pattern: RegExp][] = [
  ["ferry", /\b(?:ferry|ferries|sailing|fähre|traversée|traghetto|transbordador)\b/iu],
  [
    "train",
    /\b(?:train|rail|eurostar|tgv|amtrak|thalys|zug|bahn|treno|tren|nightjet|ice|sncf|eurotunnel|le shuttle)\b/iu,
  ],
  ["car", /\b(?:drive|driving|car|road trip)\b/iu],
];

const operators =
  /\b(?:eurostar|tgv(?: inoui)?|amtrak|thalys|trenitalia|italo|renfe|sncf|nightjet|deutsche bahn|via rail|dfds|p&o ferries|stena line|brittany ferries|irish ferries|eurotunnel|le shuttle)\b/iu;

const apart = /\s+(?:to|nach|à|a|→|->|–|—|-)\s+/iu;

/** "Eurostar 9014 from London St Pancras to Paris", "Ferry: Calais – Dover"; undefined without both places. */
export function titledRide(title: string): TitledRide | undefined {
  const mode = modes.find(([, pattern]) => pattern.test(title))?.[0];
  if (!mode) return undefined;
  const operator = operators.exec(title)?.[0] ?? "";
  const number = /(?<![:.\d])\b(?:[A-Z]{2,3} ?)?\d{2,5}\b(?![:.]\d)/.exec(title)?.[0] ?? "";
  const [start = "", end = "", ...more] = (
    /\bfrom\s+(.+)$/iu.exec(title)?.[1] ?? routeIn(title)
  ).split(apart);
  const [from, to] = [start, end].map(placeIn);
  // "Train Bruno to sit" is no journey.
  const isPlace = (name: string | undefined) => name !== undefined && /^\p{Lu}/u.test(name);
  if (more.length > 0 || !from || !to || !isPlace(from) || !isPlace(to)) return undefined;
  return { mode, operator, number, from, to };

  /** The title without what comes before its places: the mode, the operator and the number. */
  function routeIn(whole: string): string {
    let route = whole.replace(/^[^:]{0,40}:\s+/u, "");
    if (operator) route = route.replace(operator, " ");
    if (number) route = route.replace(number, " ");
    for (const [, pattern] of modes) route = route.replace(pattern, " ");
    return route.replace(/^[\s:–—-]+/u, "").trim();
  }
}

/** A place without what stands behind it: "Paris (boat train), 10:24". */
const placeIn = (text: string): string =>
  text
    .replace(/[(,;|].*$/u, "")
    .replace(/\s+\d{1,2}[:.]\d\d.*$/u, "")
    .trim()
    .slice(0, 80);
