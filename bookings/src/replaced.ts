import { findDays } from "./days.ts";
import { findTimes } from "./times.ts";

const whose = "(?:(?:your|the|ihre?|ihr|deine?|su|tu|votre|vos|les?|la|el|der|die|das) )?";
const head = (words: string): RegExp =>
  new RegExp(`^[^\\p{L}\\d]{0,6}${whose}(?:${words})(?!\\p{L})`, "iu");
const oldHead = head(
  "previous(?:ly)?|original(?:ly)?|old|former(?:ly)?|before|earlier|was|replaced|bisher(?:ige[rsn]?)?|ursprünglich(?:e[rsn]?)?|alte[rsn]?|alt|vorher(?:ige[rsn]?)?|anterior(?:es)?|antes|originale?s?|ancien(?:ne)?s?|précédente?s?|avant|initiale?s?|(?:vuelos?|horario|itinerario|viaje|fechas|vols?|horaires?|itinéraire|trajet|dates) (?:anterior(?:es)?|original(?:es)?|ancien(?:ne)?s?|précédente?s?|initia(?:l|le|ux|les)|d['’]origine)",
);
const newHead = head(
  "new|updated?|revised|current(?:ly)?|now|after|changed (?:to|flight|itinerary)|replacement|neu(?:e[rsn]?)?|jetzt|aktuelle?[rsn]?|geänderte?[rsn]?|nachher|nuev[oa]s?|ahora|actual(?:izad[oa]s?)?|nouveaux?|nouvel(?:le)?s?|maintenant|désormais|après|(?:vuelos?|horario|itinerario|viaje|fechas|vols?|horaires?|itinéraire|trajet|dates) (?:nuev[oa]s?|actuali\\p{L}+|modifiée?s?)",
);
/** The heading of what stays as it was. */
const sameHead =
  /(?<!\p{L})(?:unchanged|no change|not (?:affected|changed)|unaffected|stays? the same|remains?|unverändert\p{L}*|bleib(?:t|en)|sin cambios|no cambian?|inchangée?s?|sans changement|sans modification)(?!\p{L})/iu;
const headMax = 60;

const hasMoment = (line: string): boolean =>
  findTimes(line).length + findDays(line, "2000-01-01").length > 0;

/** A short line without dates or times, and without the end of a sentence. */
const isHeading = (line: string): boolean =>
  line !== "" && line.length <= headMax && !/[.!?]$/.test(line) && !hasMoment(line);

/** "Old departure: 14:20" has its own value, and the lines below are about something else. */
const isLabelled = (line: string, words: RegExp): boolean => {
  const [, label = ""] = /^([^:|]{2,40}?) ?[:|]/.exec(line) ?? [];
  return words.test(label) && hasMoment(line.slice(label.length));
};

/** "Old departure: 21:15 New departure: 22:05" in one line, without what is old. */
const oldInside =
  /(?<!\p{L})(?:old|previous(?:ly)?|original(?:ly)?|was|bisher\p{L}*|alte?[rs]?|ursprünglich\p{L}*|anterior|antes|ancien(?:ne)?|avant)(?!\p{L})[^|]{0,60}?\d[^|]{0,60}?[\s|,;→>–-]+(?=(?:new|now|revised|updated|neue?[rs]?|jetzt|nuev[oa]|ahora|nouve(?:au|l|lle)|désormais|maintenant)(?!\p{L}))/giu;

/** Tables with a column of old values beside one of new ones, without the old one. */
function withoutOldColumns(lines: readonly string[]): string[] {
  let old = -1;
  let width = 0;
  return lines.map((line) => {
    const cells = line.split(" | ");
    const isHeader = cells.length > 1 && cells.every((cell) => !hasMoment(cell));
    if (
      isHeader &&
      cells.some((cell) => oldHead.test(cell)) &&
      cells.some((cell) => newHead.test(cell))
    ) {
      old = cells.length - cells.findIndex((cell) => oldHead.test(cell));
      width = cells.length;
      return line;
    }
    if (old > 0 && line !== "" && cells.length !== width && cells.length !== width + 1) old = -1;
    if (old <= 0 || line === "") return line;
    return cells.filter((_, at) => at !== cells.length - old).join(" | ");
  });
}

/** The lines without an itinerary, dates or times that others of the same text replace. */
export function withoutReplaced(written: readonly string[]): string[] {
  const lines = withoutOldColumns(written).map((line) => line.replaceAll(oldInside, ""));
  const isNew = (line: string) =>
    (isHeading(line) && newHead.test(line)) || isLabelled(line, newHead);
  if (!lines.some(isNew)) return [...lines];
  let isOld = false;
  return lines.map((line) => {
    if (isLabelled(line, oldHead)) return "";
    // "New check-in: …" is read as "check-in: …".
    if (isLabelled(line, newHead)) {
      const rest = line.replace(newHead, "").trim();
      if (/^\p{L}/u.test(rest)) return rest;
    }
    if (isHeading(line)) {
      if (newHead.test(line) || sameHead.test(line)) isOld = false;
      else if (oldHead.test(line)) isOld = true;
    }
    return isOld ? "" : line;
  });
}
