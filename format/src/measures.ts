import { numberText, roughText } from "./numbers.ts";
import { american, type Reader } from "./reader.ts";

/** Kilograms of a pound. */
export const poundKg = 0.453_592_37;
/** Centimeters of an inch. */
export const inchCm = 2.54;
const mileKm = 1.609_344;

type Rounded = (value: number) => number;

/** A value to one decimal. */
export const tenth: Rounded = (value) => Math.round(value * 10) / 10;

/** A value in both units, the reader's first. */
const both = (isAmerican: boolean, ours: string, metric: string): string =>
  isAmerican ? `${ours} (${metric})` : `${metric} (${ours})`;

/** "3.1 lb (1.4 kg)" or "1.4 kg (3.1 lb)". */
export const weightText = (
  kg: number,
  reader: Reader = american,
  rounded: Rounded = tenth,
): string =>
  both(
    reader.weight === "lb",
    `${numberText(rounded(kg / poundKg), reader)} lb`,
    `${numberText(kg, reader)} kg`,
  );

/** "18.1 × 11 in (46 × 28 cm)" or "46 × 28 cm (18.1 × 11 in)": one length, or the sides of something. */
export const lengthText = (
  cm: number | readonly number[],
  reader: Reader = american,
  rounded: Rounded = tenth,
): string => {
  const sides = [cm].flat();
  const textOf = (side: number) => numberText(side, reader);
  return both(
    reader.length === "in",
    `${sides.map((side) => textOf(rounded(side / inchCm))).join(" × ")} in`,
    `${sides.map(textOf).join(" × ")} cm`,
  );
};

/** "about 12 miles (19 km)": roads are longer than what is measured on a map. */
export const distanceText = (km: number, reader: Reader = american): string =>
  `about ${both(reader.length === "in", `${roughText(km / mileKm, reader)} miles`, `${roughText(km, reader)} km`)}`;

/** "84 °F (29 °C)" or "29 °C (84 °F)". */
export const temperatureText = (celsius: number, reader: Reader = american): string =>
  both(
    reader.temperature === "F",
    `${numberText(Math.round(celsius * 1.8 + 32), reader)} °F`,
    `${numberText(celsius, reader)} °C`,
  );

/** "19.8 lb (9 kg)" for "9 kg"; rounded down, so that a limit stays a limit. */
export const withPounds = (text: string): string =>
  text.replaceAll(/(?<!\()\b(\d+(?:\.\d+)?) kg\b/g, (_, kg: string) =>
    weightText(Number(kg), american, (pounds) => Math.floor(pounds * 10) / 10),
  );

const pair = /([−-]?\d[\d.,]*) (lb|in|°F|miles) \(([−-]?\d[\d.,]*) (kg|cm|°C|km)\)/g;
const time = /\b(1[0-2]|[1-9]):([0-5]\d)\s([AP])M\b/g;

/** An American text as its reader writes: with their units first, and times on their clock. */
export function forReader(text: string, { weight, length, temperature, clock }: Reader): string {
  const ours = { lb: weight === "lb", "°F": temperature === "F" };
  const measured = text.replace(
    pair,
    (found, american: string, unit: string, metric: string, other: string) =>
      (ours[unit as keyof typeof ours] ?? length === "in")
        ? found
        : `${metric} ${other} (${american} ${unit})`,
  );
  if (clock === "12") return measured;
  return measured.replace(time, (_, hours: string, minutes: string, half: string) => {
    const hour = (Number(hours) % 12) + (half === "P" ? 12 : 0);
    return `${`${hour}`.padStart(2, "0")}:${minutes}`;
  });
}
