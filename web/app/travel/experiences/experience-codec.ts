import * as z from "zod/mini";
import {
  askedPaperNames,
  askedPapers,
  Experience,
  putExperience,
  type AskedPaper,
} from "#contracts/travel/experiences.ts";
import type { AirlineKey } from "#reference/facts/airline.ts";
import { codec } from "../../forms/codec.ts";
import { choice, plain, text, type FieldCodec } from "../../forms/fields.ts";
import { readAmount } from "../../ui/amounts.ts";

/** The airlines with pages; '' stands for every other one. */
export const airlineKeys = ["", "delta", "aeromexico", "american-airlines"] as const satisfies (
  | ""
  | AirlineKey
)[];
export type FormAirline = (typeof airlineKeys)[number];

const feeChoices = ["unknown", "none", "paid"] as const;

/** The fee takes two more fields where one was paid. */
const fee: FieldCodec<(typeof feeChoices)[number], Experience["fee"]> = {
  ...choice("Fee", feeChoices),
  print: () => "unknown",
  always: true,
};

const airline: FieldCodec<FormAirline, string | null> = {
  ...choice("Airline", airlineKeys),
  print: (wire) => airlineKeys.find((key) => key === wire) ?? "",
  always: true,
};

const accepted: FieldCodec<"" | "yes" | "no", boolean> = {
  ...choice("Pet accepted", ["", "yes", "no"]),
  print: (wire) => (wire ? "yes" : "no"),
  parse: (value) => (value === "" ? undefined : value === "yes"),
};

/** How a leg is reported: the four questions. */
export const experienceCodec = codec({
  noun: "report",
  resource: Experience,
  create: putExperience.body,
  fields: {
    airline,
    papers: {
      ...plain<AskedPaper[]>("Documents", z.array(z.enum(askedPaperNames)), [], (papers) =>
        papers.map((paper) => askedPapers[paper]).join(", "),
      ),
      always: true,
    },
    fee,
    amount: { ...text("Amount"), print: () => "", parse: () => undefined },
    currency: { ...text("Currency"), blank: "USD", parse: () => undefined },
    accepted,
  },
  parse: ({ fee: kind, amount, currency }) => ({
    fee: kind === "none" ? null : kind === "paid" ? paidFee(amount, currency) : undefined,
  }),
  check: ({ fee: kind, amount, currency }) =>
    kind === "paid" && !paidFee(amount, currency)
      ? { amount: "Enter the fee, like 125 or 95.50." }
      : undefined,
});

function paidFee(written: string, currency: string) {
  const amount = readAmount(written, currency);
  return amount ? { amount, currency } : undefined;
}
