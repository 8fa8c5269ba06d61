import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { noAddress, type Stay } from "#contracts/travel/trip-parts.ts";
import { createTrip, Trip, updateTrip } from "#contracts/travel/trips.ts";
import { codec } from "../../../forms/codec.ts";
import { day, id, nullableText, text, time } from "../../../forms/fields.ts";
import { group, list } from "../../../forms/group.ts";
import { same } from "../../../forms/same.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { amountText, readAmount } from "../../../ui/amounts.ts";
import { stayDays } from "./stay-text.ts";
import { currentReader } from "../../../data/reader.ts";

const usualCurrency = "USD";

/** How a stay is edited. */
export const stayCodec = group<Stay>()(
  {
    _id: id(),
    name: text("Hotel or rental name"),
    address: text("Address"),
    checkIn: day("Check-in date"),
    checkInTime: time("Check-in time"),
    checkInUntil: time("Check-in closes"),
    checkOut: day("Check-out date"),
    checkOutTime: time("Check-out time"),
    zone: nullableText("Time zone"),
    // Amount and currency are parsed together, below.
    petFee: { ...text("Pet fee"), print: () => "" },
    petFeeCurrency: { ...text("Currency"), blank: usualCurrency },
    confirmation: text("Confirmation code"),
  },
  {
    print: ({ petFee, petFeeCurrency }) => {
      const currency = petFeeCurrency ?? usualCurrency;
      return {
        petFee: petFee === null ? "" : amountText(petFee, currency),
        petFeeCurrency: currency,
      };
    },
    parse: ({ petFee, petFeeCurrency }) => {
      const amount = readAmount(petFee, petFeeCurrency);
      return {
        petFee: amount ?? null,
        petFeeCurrency: amount === undefined ? null : petFeeCurrency,
      };
    },
  },
);

export type StayValues = typeof stayCodec.blank;

/** A currency alone does not make a stay. */
const isFilled = (stay: StayValues): boolean =>
  !same({ ...stay, _id: "", petFeeCurrency: usualCurrency }, stayCodec.blank);

function show(stay: StayValues): string {
  const lines = [
    stay.name,
    stay.address || noAddress,
    stayDays(stay, currentReader()),
    stay.petFee && `Pet fee ${stay.petFee} ${stay.petFeeCurrency}`,
    stay.zone && `${zoneText(stay.zone)} time`,
    stay.confirmation,
  ];
  return lines.filter(Boolean).join("\n");
}

function staysErrors(stays: readonly StayValues[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [place, { petFee, petFeeCurrency }] of stays.entries())
    if (petFee.trim() !== "" && readAmount(petFee, petFeeCurrency) === undefined)
      errors[`stays.${place}.petFee`] = "Enter the pet fee as an amount like 12.50.";
  return errors;
}

/** How the stays of a trip are edited. */
export const staysCodec = codec({
  noun: "trip",
  resource: Trip,
  create: createTrip.body,
  update: updateTrip.body,
  fields: { stays: list("Stay", stayCodec, { show, isFilled }) },
  // The form begins with the fields of a first stay.
  print: ({ stays }) => (stays.length > 0 ? {} : { stays: [stayCodec.blank] }),
  check: ({ stays }) => staysErrors(stays),
});
