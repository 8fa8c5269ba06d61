import { inchCm, tenth } from "#format/measures.ts";
/** The outer sides of a carrier as its description states them, in cm. */
export type CarrierSize = { name: string; sides: readonly [number, number, number] };

const number = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const by = String.raw`\s*[×x]\s*`;
// "M: 46 × 28 × 28 cm (18 × 11 × 11 in)", "42 × 32 × 28 cm"
const stated = new RegExp(
  String.raw`^(?:([^:]{1,30}):\s*)?${number}${by}${number}${by}${number}\s*(cm|in)\b`,
);
const mostSizes = 8;

/** The sizes in the lines of a description. A line that begins otherwise states none. */
export function sizesIn(lines: readonly string[]): CarrierSize[] {
  return lines
    .flatMap((line): CarrierSize[] => {
      const [, name = "", length, width, height, unit] = stated.exec(line.trim()) ?? [];
      if (!length || !width || !height) return [];
      const cm = (text: string) =>
        tenth(Number(text.replace(",", ".")) * (unit === "in" ? inchCm : 1));
      return [{ name: name.trim(), sides: [cm(length), cm(width), cm(height)] }];
    })
    .slice(0, mostSizes);
}

/** A carrier, a crate or a kennel by its type or title. */
export const isCarrier = ({ type, title }: { type: string; title: string }): boolean =>
  /\b(?:carriers?|crates?|kennels?)\b/i.test(`${type} ${title}`);

type Measures = { lengthCm: number | null; widthCm: number | null; heightCm: number | null };

/** Whether the longest known sides of a pet are longer than those of a carrier; undefined where none is known. */
export function isTooLarge(pet: Measures, { sides }: CarrierSize): boolean | undefined {
  const measured = [pet.lengthCm, pet.widthCm, pet.heightCm]
    .filter((side) => side !== null)
    .toSorted((a, b) => b - a);
  if (measured.length === 0) return undefined;
  const outer = sides.toSorted((a, b) => b - a);
  return measured.some((side, index) => side > (outer[index] ?? 0));
}
