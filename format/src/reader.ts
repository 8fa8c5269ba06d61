/** How a reader writes numbers and times, and the units that they think in. */
export type Reader = {
  /** Language and region of the text, such as `en-US`. */
  locale: string;
  /** Hours on their clock. */
  clock: "12" | "24";
  weight: "lb" | "kg";
  length: "in" | "cm";
  temperature: "F" | "C";
  /** The first day of their week, from 0 for Sunday. */
  weekStart: number;
  /** ISO code. */
  currency: string;
};

/** The reader of pages that are the same for everyone. */
export const american: Reader = {
  locale: "en-US",
  clock: "12",
  weight: "lb",
  length: "in",
  temperature: "F",
  weekStart: 0,
  currency: "USD",
};
