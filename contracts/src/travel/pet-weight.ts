export const poundKg = 0.453_592_37;

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

function within(kg: number): number | null {
  const rounded = Math.round(kg * 100) / 100;
  return rounded >= 0.01 && rounded <= 200 ? rounded : null;
}
