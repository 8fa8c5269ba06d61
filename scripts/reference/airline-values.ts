/** Reads values about airlines from the collected data. Throws on unexpected input. */
import * as z from "zod/mini";
import type { AirlineValue, Size } from "../../reference/src/facts/airline.ts";
import { feeOf, moneyOf } from "./fees.ts";

const size = z.tuple([z.number(), z.number(), z.number()]);
export const strings = z.array(z.string());
const amounts = z.array(z.strictObject({ amount: z.number(), currency: z.string() }));

export const words =
  (given?: string) =>
  (raw: unknown): AirlineValue => {
    const whole = given ?? z.parse(z.string(), raw);
    const sentence = whole.charAt(0).toUpperCase() + whole.slice(1);
    return { is: "words", words: sentence.endsWith(".") ? sentence : `${sentence}.` };
  };
export const lines =
  (pick: (raw: unknown) => readonly string[]) =>
  (raw: unknown): AirlineValue => ({
    is: "lines",
    lines: pick(raw).map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
  });
export const fee = (raw: unknown): AirlineValue => feeOf(raw);
export const dollars = (raw: unknown): AirlineValue => ({
  is: "fee",
  prices: [{ amounts: moneyOf(z.parse(z.number(), raw), "USD") }],
});
export const either = (raw: unknown): AirlineValue => ({
  is: "fee",
  prices: [
    {
      amounts: z.parse(amounts, raw).flatMap(({ amount, currency }) => moneyOf(amount, currency)),
    },
  ],
});
export const count = (raw: unknown): AirlineValue => ({
  is: "count",
  animals: z.parse(z.number(), raw),
});
// Delta's two are two in the cabin and two in all.
export const countInAll = (raw: unknown): AirlineValue => {
  const animals = z.parse(z.number(), raw);
  return { is: "count", animals, inAll: animals };
};
export const yesNo =
  (further?: string) =>
  (raw: unknown): AirlineValue => ({
    is: "yes-no",
    yes: z.parse(z.boolean(), raw),
    further,
  });
export const documents = (raw: unknown) => z.parse(z.object({ documents: strings }), raw).documents;
export const mostAnimals = (raw: unknown): AirlineValue =>
  count(z.parse(z.object({ max: z.number() }), raw).max);
export const onFlights =
  (kind: "domestic" | "international") =>
  (raw: unknown): AirlineValue => {
    const Routed = z.array(z.looseObject({ route: z.string() }));
    return feeOf(
      z
        .parse(Routed, raw)
        .filter(({ route }) => route === kind)
        .map((price) => ({ ...price, route: undefined })),
    );
  };

export function animalFee(raw: unknown): AirlineValue {
  return dollars(z.parse(z.object({ fee: z.number() }), raw).fee);
}

export function perFlight(raw: unknown): AirlineValue {
  const number = z.number();
  const cabins = z.parse(
    z.strictObject({
      first_domestic: number,
      business_international: number,
      delta_one: number,
      premium: number,
      comfort_main: number,
    }),
    raw,
  );
  return {
    is: "lines",
    lines: [
      `Pets in the cabin of one flight: Comfort and Main ${cabins.comfort_main}`,
      `First (national) ${cabins.first_domestic}`,
      `Business (international) ${cabins.business_international}, Delta One ${cabins.delta_one}, Premium ${cabins.premium}`,
    ],
  };
}

export function deltaCarrier(raw: unknown): AirlineValue {
  const value = z.parse(
    z.strictObject({ soft_recommended_in: size, published_maximum: z.null(), rule: z.string() }),
    raw,
  );
  return {
    is: "carrier",
    sizes: [{ what: "soft, recommended", size: value.soft_recommended_in, unit: "in" }],
    further: ["No maximum size is published.", `It ${value.rule}.`],
  };
}

export function deltaAge(raw: unknown): AirlineValue {
  const number = z.number();
  const value = z.parse(
    z.strictObject({ domestic_weeks: number, dogs_to_us_months: number, to_eu_weeks: number }),
    raw,
  );
  return {
    is: "lines",
    lines: [
      `At least ${value.domestic_weeks} weeks old on national flights`,
      `Dogs to the USA at least ${value.dogs_to_us_months} months`,
      `To the EU at least ${value.to_eu_weeks} weeks`,
    ],
  };
}

export function weeks(raw: unknown): AirlineValue {
  const value = z.parse(z.strictObject({ weeks: z.number() }), raw);
  return { is: "words", words: `At least ${value.weeks} weeks old.` };
}

export function hours(raw: unknown): AirlineValue {
  const value = z.parse(z.strictObject({ max_hours_cabin: z.number() }), raw);
  return {
    is: "words",
    words: `Pets in the cabin only on flights of up to ${value.max_hours_cabin} hours.`,
  };
}

export function americanCarrier(raw: unknown): AirlineValue {
  const value = z.parse(z.strictObject({ hard_in: size, soft_in: size }), raw);
  return {
    is: "carrier",
    sizes: [
      { what: "hard", size: value.hard_in, unit: "in" },
      { what: "soft", size: value.soft_in, unit: "in" },
    ],
  };
}

export function americanWeight(raw: unknown): AirlineValue {
  const value = z.parse(
    z.strictObject({ lb: z.number(), kg: z.number(), status: z.string() }),
    raw,
  );
  return {
    is: "weight",
    limits: [{ where: "cabin", kg: value.kg, lb: value.lb }],
    further: "Commonly stated for pet and carrier together. The airline doesn't publish a figure.",
  };
}

export function aeromexicoCarrier(raw: unknown): AirlineValue {
  const Checked = z.strictObject({ E190: size, others: size });
  const value = z.parse(
    z.strictObject({ cabin_cm: size, alternatives: strings, checked_max_cm: Checked }),
    raw,
  );
  const cm = (what: string, size: Size) => ({ what, size, unit: "cm" as const });
  return {
    is: "carrier",
    sizes: [
      cm("cabin", value.cabin_cm),
      cm("largest for the hold on an E190", value.checked_max_cm.E190),
      cm("largest for the hold on other aircraft", value.checked_max_cm.others),
    ],
    further: value.alternatives.map(
      (each) => `Also named for the cabin: ${each.replaceAll(/(?<=\d)x(?=\d)/g, " × ")}.`,
    ),
  };
}

export function aeromexicoWeight(raw: unknown): AirlineValue {
  const value = z.parse(z.strictObject({ cabin_kg: z.number(), checked_kg: z.number() }), raw);
  return {
    is: "weight",
    limits: [
      { where: "cabin, with the carrier", kg: value.cabin_kg },
      { where: "hold", kg: value.checked_kg },
    ],
  };
}
