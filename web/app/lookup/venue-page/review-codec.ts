import * as z from "zod/mini";
import { localDay } from "#contracts/kernel/days.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import {
  firstVisitDay,
  putReview,
  Review,
  reviewTextMax,
  type ReviewSummary,
} from "#contracts/lookup/venue-reviews.ts";
import { petPolicies, type PetPolicy } from "#contracts/lookup/venues.ts";
import { typedKilograms } from "#contracts/travel/pet-weight.ts";
import { currentReader } from "../../data/reader.ts";
import { photoCodecFields, printPhotos } from "../../community/hoots/index.ts";
import { codec } from "../../forms/codec.ts";
import {
  choice,
  day,
  type FieldCodec,
  nullableText,
  number,
  text,
  yesOrNo,
} from "../../forms/fields.ts";
import { amountText, readAmount } from "../../ui/amounts.ts";
import { weightText } from "#format/measures.ts";
import { moneyText } from "#format/money.ts";
import { counted } from "#format/plurals.ts";
import type { Reader } from "#format/reader.ts";

const starChoices = ["", "1", "2", "3", "4", "5"] as const;

const stars: FieldCodec<(typeof starChoices)[number], number> = {
  ...choice("Stars", starChoices),
  print: (wire) => starChoices[wire] ?? "",
  parse: (value) => (value === "" ? undefined : Number(value)),
};

const allowed = choice<"" | PetPolicy>("Was your pet let in?", ["", ...petPolicies], {
  show: (value) => (value === "" ? "None" : allowedTexts[value]),
});

const feeChoices = ["unknown", "none", "paid"] as const;

/** The fee takes two more fields where one was paid. */
const fee: FieldCodec<(typeof feeChoices)[number], Review["fee"]> = {
  ...choice("Pet fee", feeChoices),
  print: (wire) => (wire === undefined ? "unknown" : wire === null ? "none" : "paid"),
  always: true,
};

/** How a visit is reviewed. */
export const reviewCodec = codec({
  noun: "review",
  resource: Review,
  create: putReview.body,
  update: z.partial(putReview.body),
  fields: {
    stars,
    text: text("Your review", { max: reviewTextMax, always: true }),
    visitedOn: day("Date of your visit"),
    petId: nullableText("Pet"),
    allowed,
    fee,
    amount: { ...text("Amount"), parse: () => undefined },
    currency: { ...text("Currency"), blank: "USD", parse: () => undefined },
    maxKg: {
      ...text("Weight limit"),
      print: (kg) => (kg === null ? "" : `${kg} kg`),
      parse: (typed) => typedKilograms(typed, currentReader().weight),
    },
    maxPets: number("Pets at a time"),
    fenced: yesOrNo("Fenced?"),
    water: yesOrNo("Water bowl?"),
    ...photoCodecFields,
  },
  print: ({ pet, fee: paid, photos }) => ({
    petId: pet?._id ?? "",
    amount: paid ? amountText(paid.amount, paid.currency) : "",
    currency: paid?.currency ?? "USD",
    ...printPhotos(photos),
  }),
  parse: ({ fee: kind, amount, currency }) => ({
    fee: kind === "none" ? null : kind === "paid" ? paidFee(amount, currency) : undefined,
  }),
  check: errorsIn,
});

type Written = { fee: (typeof feeChoices)[number] } & Record<
  "amount" | "currency" | "visitedOn",
  string
>;

function errorsIn(written: Written): FieldErrors | undefined {
  const { fee: kind, amount, currency, visitedOn } = written;
  if (visitedOn > localDay()) return { visitedOn: "Date of the visit can't be in the future." };
  if (visitedOn !== "" && visitedOn < firstVisitDay)
    return { visitedOn: "Date of the visit must be in the year 2000 or later." };
  if (kind !== "paid" || paidFee(amount, currency)) return undefined;
  return { amount: "Enter the fee, like 125 or 95.50." };
}

function paidFee(written: string, currency: string) {
  const amount = readAmount(written, currency);
  return amount ? { amount, currency } : undefined;
}

/** Whether a pet was let in, in a form and as a fact. */
export const allowedTexts: Record<PetPolicy, string> = {
  yes: "Let in",
  leashed: "Let in on a leash",
  outside: "Outside only",
  no: "Turned away",
};

/** What was true, in short facts. */
export function reviewFacts(review: Review, reader: Reader): string[] {
  const { allowed, fee, maxKg, maxPets, fenced, water } = review;
  return [
    ...(allowed === null ? [] : [allowedTexts[allowed]]),
    ...(fee === undefined
      ? []
      : [fee === null ? "No pet fee" : `Pet fee ${moneyText(fee.amount, fee.currency, reader)}`]),
    ...(maxKg === null ? [] : [`Up to ${weightText(maxKg, reader)}`]),
    ...(maxPets === null ? [] : [`Up to ${counted(maxPets, "pet")}`]),
    ...(fenced === null ? [] : [fenced ? "Fenced" : "Not fenced"]),
    ...(water === null ? [] : [water ? "Water bowl" : "No water bowl"]),
  ];
}

type Sum = { label: string; yes: number; of: number };

/** What enough travelers answered, in sums. */
export const sumsOf = ({ letIn, free, water, fenced }: ReviewSummary): Sum[] =>
  [
    { label: "Let in", tally: letIn },
    { label: "No pet fee", tally: free },
    { label: "Water bowl", tally: water },
    { label: "Fenced", tally: fenced },
  ].flatMap(({ label, tally }) => (tally ? [{ label, ...tally }] : []));
