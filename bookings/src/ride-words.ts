import type { LegMode } from "#contracts/travel/trip-parts.ts";

/** Words that mean a ride of a mode, and companies by mode. */
const words: readonly [mode: LegMode, pattern: RegExp][] = [
  [
    "ferry",
    /(?<!\p{L})(?:ferry|ferries|sailings?|crossings?|vessel|ships?|fähren?|überfahrt|schiff|traversées?|navire|bateau|traghetto|transbordador|buque|barco|dfds|p&o|stena|brittany ferries|irish ferries|color line|viking line|tallink|finnlines|tt-line|scandlines|balearia|baleària|corsica ferries|la méridionale|minoan|grimaldi|moby|gnv|hurtigruten|fjord line|smyril|calmac|bc ferries|wightlink|red funnel|condor)(?!\p{L})/giu,
  ],
  [
    "train",
    /(?<!\p{L})(?:trains?|rail(?:way)?|züge?|zugbindung|bahn\p{L}*|gleis|trenes|tren|treno|voiture|eurostar|tgv|inoui|ouigo|intercités|ter|sncf|amtrak|thalys|trenitalia|frecciarossa|italo|renfe|avlo|iryo|nightjet|ice|eurocity|intercity|sbb|öbb|via rail|lner|avanti|gwr|eurotunnel|le ?shuttle)(?!\p{L})/giu,
  ],
  [
    "bus",
    /(?<!\p{L})(?:bus(?:es)?|autobús|autocar|fernbus|flixbus|greyhound|megabus|blablacar bus|alsa|national express)(?!\p{L})/giu,
  ],
];

const companies =
  /(?<!\p{L})(?:Eurostar|Amtrak|Thalys|Trenitalia|Italo|Renfe|SNCF|OUIGO|Nightjet|Deutsche Bahn|ÖBB|SBB|VIA Rail|LNER|Avanti West Coast|GWR|Eurotunnel|LeShuttle|DFDS|P&O Ferries|Stena Line|Brittany Ferries|Irish Ferries|Color Line|Viking Line|Tallink Silja|Tallink|Finnlines|TT-Line|Scandlines|Baleària|Balearia|Corsica Ferries|Fjord Line|CalMac|BC Ferries|Wightlink|Red Funnel|FlixBus|Greyhound|Megabus|ALSA|National Express)(?!\p{L})/iu;

const usual: Readonly<Record<string, string>> = {
  amtrak: "Amtrak",
  "brittany ferries": "Brittany Ferries",
};

/** The mode that some lines are about by most of their words; undefined without any. */
export function modeIn(lines: readonly string[]): LegMode | undefined {
  const text = lines.join("\n");
  const counts = words.map(([mode, pattern]) => ({
    mode,
    count: text.match(pattern)?.length ?? 0,
  }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.mode : undefined;
}

/** The company that some lines name first; '' without one. */
export function companyIn(lines: readonly string[]): string {
  const found = companies.exec(lines.join("\n"))?.[0] ?? "";
  return usual[found.toLowerCase()] ?? found;
}

const product =
  "ICE|IC|EC|ECE|RE|RB|RJX?|NJ|EN|IR|TGV(?: INOUI| Lyria)?|INOUI|OUIGO|TER|Intercités|AVE|AVLO|ALVIA|Euromed|Frecciarossa|FR|Italo|Eurostar|Thalys|EuroCity|InterCity|Nightjet|Railjet|FlixBus|FlixTrain";
const productNumber = new RegExp(
  `(?<![\\p{L}\\d])(?:${product})(?: n[°ºo]\\.?)? ?\\d{1,6}(?!\\d|[:.,]\\d|\\p{L})`,
  "u",
);
const plainNumber =
  /(?<!\p{L})(?:train|zug|tren|treno|bus|sailing|crossing|überfahrt|traversée)(?:nummer| (?:number|no\.?|nr\.?|n[°º])| ?n[°º])? ?[:#|]{0,2} ?(?:n[°º] ?)?([A-Z]{0,2}\d{1,6})(?![:.,]\d|\p{L}|\d| ?(?:min|h|hrs?|hours?|std|stunden?|heures?|horas?)(?!\p{L}))/iu;

/** The number of a train or bus in a line, with the name of its product: "ICE 73", and "9014" of "Train 9014". */
export function rideNumberIn(line: string): string {
  const named = productNumber.exec(line)?.[0];
  if (named) return named.replace(/ n[°ºo]\.?(?= ?\d)/u, "").replace(/(?<=\p{L})(?=\d)/u, " ");
  // The seat in "Coach 8" is no number of a bus.
  return /^bus \d{1,2}(?!\d)/iu.test(line) ? "" : (plainNumber.exec(line)?.[1] ?? "");
}

/** Whether a line is only the label of a number, which is on the next line. */
export const isNumberLabel = (line: string): boolean =>
  /^(?:(?:n[°ºo]\.?|num[ée]ro|número|numero) (?:de |du |del |di )?)?(?:train|zug|tren|treno|bus)(?: ?-?(?:number|no\.?|nr\.?|nummer|n[°º]))? ?:?$/iu.test(
    line,
  );

/** "9145" below such a label. */
export const numberAlone = (line: string): string => /^[A-Z]{0,4} ?\d{1,6}$/u.exec(line)?.[0] ?? "";

/** A head of columns of which the first is a train. */
export const isNumberHead = (line: string): boolean =>
  /^(?:train|zug|tren|treno|bus|schedule)(?: no\.?| number|nr\.?)? \|/iu.test(line);

/** "242 | EMPIRE SERVICE", "5 California Zephyr" below such a head. */
export const numberInRow = (line: string): string =>
  /^(\d{1,5})(?: \p{L}[\p{L} ]{2,40})?(?= \|)/u.exec(line)?.[1] ?? "";
