import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { noAddress } from "#contracts/travel/trip-names.ts";
import type { Stay } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { amountText, readAmount } from "../costs/money.ts";
import { stayDays } from "./stay-text.ts";

/** A stay as it stands in its fields; `_id` is '' for a new one. */
export const StayText = z.object({
  _id: z.string(),
  name: z.string(),
  address: z.string(),
  checkIn: z.string(),
  checkInTime: z.string(),
  checkOut: z.string(),
  checkOutTime: z.string(),
  zone: z.string(),
  petFee: z.string(),
  petFeeCurrency: z.string(),
  confirmation: z.string(),
});
export type StayText = z.output<typeof StayText>;

export const StaysText = z.object({ stays: z.array(StayText) });
export type StaysText = z.output<typeof StaysText>;
export const WrittenStays = z.object({ words: StaysText, seen: StaysText });

export const noStay: StayText = {
  _id: "",
  name: "",
  address: "",
  checkIn: "",
  checkInTime: "",
  checkOut: "",
  checkOutTime: "",
  zone: "",
  petFee: "",
  petFeeCurrency: "EUR",
  confirmation: "",
};

function stayText(stay: Stay): StayText {
  const currency = stay.petFeeCurrency ?? "EUR";
  return {
    _id: stay._id,
    name: stay.name,
    address: stay.address,
    checkIn: stay.checkIn ?? "",
    checkInTime: stay.checkInTime ?? "",
    checkOut: stay.checkOut ?? "",
    checkOutTime: stay.checkOutTime ?? "",
    zone: stay.zone ?? "",
    petFee: stay.petFee === null ? "" : amountText(stay.petFee, currency),
    petFeeCurrency: currency,
    confirmation: stay.confirmation,
  };
}

export const staysText = ({ stays }: Trip): StaysText => ({ stays: stays.map(stayText) });

const { _id: _none, petFeeCurrency: _currency, ...fields } = noStay;

/** Whether anything was said of it. */
const isSaid = (stay: StayText): boolean =>
  Object.keys(fields).some((name) =>
    Object.entries(stay).some(([key, value]) => key === name && value.trim() !== ""),
  );

/** The stays as the wire has them; those of which nothing is said are left out. */
export const staysBody = ({ stays }: StaysText): Record<string, unknown> => ({
  stays: stays.filter(isSaid).map((stay) => {
    const fee = readAmount(stay.petFee, stay.petFeeCurrency);
    return {
      ...(stay._id && { _id: stay._id }),
      name: stay.name.trim(),
      address: stay.address.trim(),
      checkIn: stay.checkIn || null,
      checkInTime: stay.checkInTime || null,
      checkOut: stay.checkOut || null,
      checkOutTime: stay.checkOutTime || null,
      zone: stay.zone.trim() || null,
      petFee: fee ?? null,
      petFeeCurrency: fee === undefined ? null : stay.petFeeCurrency,
      confirmation: stay.confirmation.trim(),
    };
  }),
});

export function staysErrors({ stays }: StaysText): FieldErrors | undefined {
  const fields: FieldErrors = {};
  stays.forEach(({ petFee, petFeeCurrency }, place) => {
    if (petFee.trim() === "" || readAmount(petFee, petFeeCurrency) !== undefined) return;
    fields[`stays.${place}.petFee`] = "Pet fee must be an amount such as 12.50.";
  });
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** What the section says, stay by stay. */
export const tellStays = ({ stays }: StaysText): [label: string, words: string][] =>
  Array.from({ length: 20 }, (_, place) => {
    const stay = stays[place];
    if (!stay) return [`Stay ${place + 1}`, "Not there"];
    const words = [stay.name, stay.address || noAddress, stayDays(stay)];
    if (stay.petFee) words.push(`Pet fee ${stay.petFee} ${stay.petFeeCurrency}`);
    if (stay.zone) words.push(`${zoneText(stay.zone)} time`);
    if (stay.confirmation) words.push(stay.confirmation);
    return [`Stay ${place + 1}`, words.filter(Boolean).join("\n")];
  });
