import { poundKg, tenth } from "#format/measures.ts";
/**
 * The kilograms of a weight in free text: "22 kg", "22", "4,6 kg", "48 lb", "12 lb 4 oz", "600 g";
 * null if it is unreadable or out of range.
 */
export function kilograms(text: string): number | null {
  const normalized = text.trim().toLowerCase().replaceAll(",", ".");
  const number = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
  const metric = new RegExp(`^${number}\\s*(kg|kgs|kilos?|kilograms?|g|grams?)?$`).exec(normalized);
  if (metric) return within(Number(metric[1]) * (metric[2]?.startsWith("g") ? 0.001 : 1));
  const pounds = new RegExp(
    `^${number}\\s*(?:lbs?|pounds?)(?:\\s*${number}\\s*(?:oz|ounces?))?$`,
  ).exec(normalized);
  if (pounds) return within((Number(pounds[1]) + Number(pounds[2] ?? 0) / 16) * poundKg);
  return null;
}

/**
 * A weight that was typed, in kilograms: a number alone is in the reader's unit. Null for nothing, the text itself where it
 * is unreadable.
 */
export function typedKilograms(text: string, unit: "lb" | "kg"): number | string | null {
  if (text.trim() === "") return null;
  return kilograms(/\p{L}/u.test(text) ? text : `${text}${unit}`) ?? text;
}

function within(kg: number): number | null {
  const rounded = Math.round(kg * 100) / 100;
  return rounded >= 0.01 && rounded <= 200 ? rounded : null;
}

/** A pet's weight in both units, the owner's first: "48 lb (21.8 kg)", "22 kg (48.5 lb)"; '' where it isn't known. */
export function bothWeights(pet: { weight: string; weightKg: number | null }): string {
  const kg = kilograms(pet.weight) ?? pet.weightKg;
  if (kg === null) return pet.weight;
  const isPounds = /lb|pound/i.test(pet.weight);
  const metric = `${tenth(kg)} kg`;
  const pounds = `${tenth(kg / poundKg)} lb`;
  return isPounds ? `${pounds} (${metric})` : `${metric} (${pounds})`;
}
