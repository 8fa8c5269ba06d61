import { expect, test } from "vitest";
import { dayText, daysText, momentText } from "./dates.ts";
import { listText } from "./lists.ts";
import {
  distanceText,
  forReader,
  lengthText,
  temperatureText,
  weightText,
  withPounds,
} from "./measures.ts";
import { currencies, minorDigits, moneyText } from "./money.ts";
import { countryName, currencyName } from "./names.ts";
import { decimalText, numberText, percentText, roughText } from "./numbers.ts";
import { counted, plural } from "./plurals.ts";
import { american, type Reader } from "./reader.ts";
import { awayText, inDays, relativeTime } from "./relative.ts";
import { segmentsOf } from "./segments.ts";
import { timeText } from "./times.ts";
import { capitalized, inText, possessive } from "./words.ts";
import { isZone, offsetOf, offsetText, wallTime, zoneName, zonesOf } from "./zones.ts";

const german: Reader = {
  locale: "de-DE",
  clock: "24",
  weight: "kg",
  length: "cm",
  temperature: "C",
  weekStart: 1,
  currency: "EUR",
};
/** English text with the units of the rest of the world. */
const metric: Reader = { ...german, locale: "en-US" };

test("one is counted as one", () => {
  expect(counted(0, "comment")).toBe("0 comments");
  expect(counted(1, "comment")).toBe("1 comment");
  expect(counted(1200, "like")).toBe("1,200 likes");
  expect(counted(1.5, "year")).toBe("1.5 years");
  expect(counted(2, "person", "people")).toBe("2 people");
  expect(plural(1, "is", "are")).toBe("is");
  expect(counted(1200, "Tag", "Tage", german)).toBe("1.200 Tage");
});

test("a list has no comma before its last word", () => {
  expect(listText([])).toBe("");
  expect(listText(["Biscuit"])).toBe("Biscuit");
  expect(listText(["Biscuit", "Otis", "Ana"])).toBe("Biscuit, Otis and Ana");
  expect(listText(["a dog", "a cat", "a ferret"], "or")).toBe("a dog, a cat or a ferret");
  expect(listText(["Hund", "Katze"], "and", german)).toBe("Hund und Katze");
});

test("a word changes with its place in a sentence, an abbreviation does not", () => {
  expect(possessive("Biscuit")).toBe("Biscuit's");
  expect(possessive("Otis")).toBe("Otis'");
  expect(capitalized("élan")).toBe("Élan");
  expect(inText("Health certificate")).toBe("health certificate");
  expect(inText("A microchip")).toBe("a microchip");
  expect(inText("EU passport")).toBe("EU passport");
  expect(inText("")).toBe("");
});

test("a number is grouped, and as exact as it is meant", () => {
  expect(numberText(1_234_567)).toBe("1,234,567");
  expect(numberText(0.5)).toBe("0.5");
  expect(decimalText(1350, 2)).toBe("1,350.00");
  expect(roughText(1234)).toBe("1,200");
  expect(percentText(10)).toBe("10%");
  expect(numberText(1234.5, german)).toBe("1.234,5");
});

test("a day is the same in every zone", () => {
  expect(dayText("2026-03-12")).toBe("Mar 12, 2026");
  expect(dayText("2026-03-12", "short")).toBe("Mar 12");
  expect(dayText("2026-03-12", "long")).toBe("March 12, 2026");
  expect(dayText("2026-03-12", "full")).toBe("Thursday, March 12, 2026");
  expect(dayText("2026-03-12", "weekday")).toBe("Thu, Mar 12");
  expect(dayText("2026-03-12", "weekdayYear")).toBe("Thu, Mar 12, 2026");
  expect(dayText("2026-03-12", "weekdayMonth")).toBe("Thursday, March 12");
  expect(dayText("2011-02", "month")).toBe("February 2011");
  expect(dayText("2011-02", "shortMonth")).toBe("Feb 2011");
  expect(dayText("2026-11-20T23:30:00.000Z")).toBe("Nov 20, 2026");
  expect(dayText("2026-03-12", "medium", { ...american, locale: "ja" })).toBe("2026年3月12日");
});

test("a range names its month once", () => {
  expect(daysText("2026-05-04", "2026-05-14")).toBe("May 4 – 14");
  expect(daysText("2026-03-28", "2026-04-02")).toBe("Mar 28 – Apr 2");
  expect(daysText("2026-03-10", "2026-03-14", " and ")).toBe("Mar 10 and 14");
});

test("a time is on the reader's clock", () => {
  expect(timeText("00:05")).toBe("12:05 AM");
  expect(timeText("15:00")).toBe("3:00 PM");
  expect(timeText("15:00", metric)).toBe("15:00");
  expect(timeText(null, metric)).toBe("");
  const moment = new Date(2026, 2, 12, 15, 5);
  // Intl writes a narrow space before PM.
  expect(momentText(moment, "shortTime").replace(/\s/g, " ")).toBe("Mar 12, 3:05 PM");
  expect(momentText(moment, "shortTime", metric)).toBe("Mar 12, 15:05");
  expect(momentText(new Date(2026, 2, 12, 0, 5), "time", metric)).toBe("00:05");
});

const now = new Date(2026, 10, 21, 15, 0).getTime();
const before = (ms: number) => relativeTime(now - ms, now);
const hour = 3_600_000;

test("recent times are relative, older ones are dates", () => {
  expect(before(20_000)).toBe("just now");
  expect(before(5 * 60_000)).toBe("5 min ago");
  expect(before(2 * hour)).toBe("2 hr ago");
  expect(before(16 * hour)).toBe("yesterday");
  expect(before(3 * 24 * hour)).toBe("3 days ago");
  expect(before(20 * 24 * hour)).toBe("Nov 1");
  expect(before(400 * 24 * hour)).toBe("Oct 17, 2025");
  expect(before(-5_000)).toBe("just now");
});

test("days to come and gone are words, and months where they are far", () => {
  expect([0, 1, 7, 70].map(inDays)).toEqual(["today", "tomorrow", "in 7 days", "in 70 days"]);
  expect([0, 1, 59, 90, -1, -12, -900].map(awayText)).toEqual([
    "today",
    "tomorrow",
    "in 59 days",
    "in 3 months",
    "yesterday",
    "12 days ago",
    "2 years ago",
  ]);
});

test("an amount has the decimals of its currency", () => {
  expect(moneyText(1250, "EUR")).toBe("€12.50");
  expect(moneyText(90_000, "CLP")).toMatch(/90,000$/);
  expect(moneyText(1500, "KWD")).toMatch(/1\.500$/);
  expect(minorDigits("CLP")).toBe(0);
  expect(moneyText(1250, "EUR", german).replace(/\s/g, " ")).toBe("12,50 €");
  expect(currencies()).toContain("CLP");
});

test("a measure has both units, the reader's first", () => {
  expect(weightText(1.4)).toBe("3.1 lb (1.4 kg)");
  expect(weightText(22, american, Math.round)).toBe("49 lb (22 kg)");
  expect(weightText(1.4, metric)).toBe("1.4 kg (3.1 lb)");
  expect(lengthText(46)).toBe("18.1 in (46 cm)");
  expect(lengthText([46, 28, 28], metric)).toBe("46 × 28 × 28 cm (18.1 × 11 × 11 in)");
  expect(distanceText(880)).toBe("about 550 miles (880 km)");
  expect(distanceText(880, metric)).toBe("about 880 km (550 miles)");
  expect(temperatureText(29)).toBe("84 °F (29 °C)");
  expect(temperatureText(-7, metric)).toBe("-7 °C (19 °F)");
});

test("the reader's units come first in a written text", () => {
  const text = "Cabin: 17.6 lb (8 kg); hold: 99 lb (45 kg). A carrier is 18 in (46 cm) long.";
  expect(forReader(text, american)).toBe(text);
  expect(forReader(text, metric)).toBe(
    "Cabin: 8 kg (17.6 lb); hold: 45 kg (99 lb). A carrier is 46 cm (18 in) long.",
  );
  expect(forReader("Not above 85 °F (29 °C).", metric)).toBe("Not above 29 °C (85 °F).");
  expect(forReader(text, { ...american, weight: "kg" })).toContain("18 in (46 cm)");
  expect(forReader("By Mar 14, 9:30 AM Dublin time, or 12:05 PM.", metric)).toBe(
    "By Mar 14, 09:30 Dublin time, or 12:05.",
  );
  expect(forReader("22 kg", metric)).toBe("22 kg");
});

test("a code that names nothing has no name", () => {
  expect(countryName("CL")).toBe("Chile");
  expect(countryName("CL", { ...american, locale: "de" })).toBe("Chile");
  expect(currencyName("CLP")).toBe("Chilean Peso");
  expect([countryName("QQ"), countryName("Chile"), countryName("")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a zone has its own clock, and an unknown one has none", () => {
  const noon = Date.parse("2026-01-15T12:00:00Z");
  expect(wallTime(noon, "Asia/Kathmandu")).toEqual({ day: "2026-01-15", time: "17:45" });
  expect(offsetText("America/Santiago", noon)).toBe("UTC−3");
  expect(offsetText("Etc/UTC", noon)).toBe("UTC+0");
  expect(offsetOf("America/St_Johns", noon)).toBe(-3.5 * 3600);
  expect(zoneName("europe/berlin")).toBe("Europe/Berlin");
  expect(zonesOf("CL")).toContain("America/Santiago");
  for (const unknown of ["", "Mars/Olympus", "x".repeat(80)]) {
    expect(isZone(unknown)).toBe(false);
    expect(wallTime(noon, unknown)).toBeUndefined();
    expect(offsetText(unknown, noon)).toBeUndefined();
  }
  expect(zonesOf("not a country")).toEqual([]);
});

test("a text is divided also where a script has no spaces", () => {
  expect(segmentsOf("Gute Reise")).toEqual(["Gute", " ", "Reise"]);
  expect(segmentsOf("狂犬病の証明書").join("")).toBe("狂犬病の証明書");
});

test("weights are in pounds beside kilograms", () => {
  expect(withPounds("10.4 kg; at most 9 kg with the carrier in the cabin.")).toBe(
    "22.9 lb (10.4 kg); at most 19.8 lb (9 kg) with the carrier in the cabin.",
  );
  expect(withPounds("At most 19.8 lb (9 kg).")).toBe("At most 19.8 lb (9 kg).");
  expect(withPounds("Up to 6 hours.")).toBe("Up to 6 hours.");
});
