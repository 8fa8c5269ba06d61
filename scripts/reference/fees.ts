import * as z from "zod/mini";
import type { Fee, Money, Price } from "../../reference/src/facts/fact.ts";

const count = z.optional(z.nullable(z.number()));
const text = z.optional(z.string());

const Priced = z.strictObject({
  amount: z.nullable(z.number()),
  currency: z.string(),
  additional: count,
  per: text,
  condition: text,
  for: text,
  detail: text,
  note: text,
  season: text,
  route: text,
  each_way: z.optional(z.boolean()),
});

const Quarantine = z.strictObject({
  currency: z.literal("AUD"),
  reservation: z.number(),
  importation: z.number(),
  inspection_per_30min: z.number(),
  document_assessment_per_30min: z.number(),
  accommodation_per_day: z.number(),
  stay_10_days: z.number(),
  stay_30_days: z.number(),
});

/** An amount in the currencies that the collected data names: "USD/CAD" means the same amount in either. */
export const moneyOf = (amount: number, currencies: string): Money[] =>
  currencies.split("/").map((currency) => ({ minor: Math.round(amount * 100), currency }));

// Chile's tax unit (UTM) isn't an ISO 4217 currency, and its value changes every month.
const isMoney = (currency: string): boolean => currency !== "UTM";

function priceOf(raw: unknown): Price {
  const { amount, currency, additional, ...rest } = z.parse(Priced, raw);
  const about = [
    rest.route,
    rest.season && `${rest.season} season`,
    rest.for,
    rest.per && (rest.per.includes(" ") ? rest.per : `per ${rest.per}`),
    rest.condition
      ?.replace("0 laboratory tests", "without laboratory tests")
      .replace(/^on or after$/, "on or after 8 April 2025")
      .replace(/^(?:before|on or after)/, "tickets issued $&"),
    rest.detail,
    rest.each_way && "each way",
  ].filter((words) => typeof words === "string" && words !== "");
  const forWhat = about.length > 0 ? about.join(", ") : undefined;
  if (amount === null) return { amounts: [], for: forWhat };
  if (isMoney(currency)) return { amounts: moneyOf(amount, currency), for: forWhat };
  const more = additional ? `, ${additional} ${currency} for each further pet` : "";
  return { amounts: [], written: `${amount} ${currency}${more}`, for: forWhat };
}

/** The fee of an entry of the collected data: one price or several. Throws on unknown fields. */
export function feeOf(raw: unknown, words?: string): Fee {
  const quarantine = z.safeParse(Quarantine, raw);
  if (quarantine.success) return quarantineFee(quarantine.data);
  const prices = (Array.isArray(raw) ? raw : [raw]).map(priceOf);
  const priced = prices.filter(({ amounts, written }) => amounts.length > 0 || written);
  return { is: "fee", prices: priced, words };
}

function quarantineFee(raw: z.output<typeof Quarantine>): Fee {
  const price = (amount: number, about: string): Price => ({
    amounts: moneyOf(amount, raw.currency),
    for: about,
  });
  return {
    is: "fee",
    prices: [
      price(raw.reservation, "quarantine reservation"),
      price(raw.importation, "importation"),
      price(raw.document_assessment_per_30min, "document review, per half hour"),
      price(raw.inspection_per_30min, "inspection, per half hour"),
      price(raw.accommodation_per_day, "accommodation, per day"),
      price(raw.stay_10_days, "accommodation for 10 days"),
      price(raw.stay_30_days, "accommodation for 30 days"),
    ],
  };
}
