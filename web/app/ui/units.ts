export type Units = "us" | "metric";

// Also "9.5 lb (4.3 kg)" and "29 in (74 cm)".
const pair = /(\d[\d.,]*) (lb|in) \((\d[\d.,]*) (kg|cm)\)/g;

/** Texts give both units, pounds and inches first; for others, kilograms and centimeters come first. */
export const inUnits = (text: string, units: Units): string =>
  units === "us" ? text : text.replace(pair, "$3 $4 ($1 $2)");
