import type { Stay } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";

/** The spec's fields of a stay, which mirror the first one. */
export const stayFields = ["checkIn", "checkOut", "address"] as const;

type FlatStay = Pick<Trip, (typeof stayFields)[number]>;
export type FlatStayChanges = { [N in keyof FlatStay]?: FlatStay[N] | null | undefined };

/** A stay with every field empty. */
export const blankStay = (id: string): Stay => ({
  _id: id,
  name: "",
  address: "",
  checkIn: null,
  checkInTime: null,
  checkInUntil: null,
  checkOut: null,
  checkOutTime: null,
  zone: null,
  petFee: null,
  petFeeCurrency: null,
  confirmation: "",
});

/** A stay as stored: fields that are younger than the row are missing. */
export type StoredStay = Pick<Stay, "_id"> & Partial<Omit<Stay, "_id">>;

export const wholeStay = (stay: StoredStay): Stay => ({ ...blankStay(stay._id), ...stay });

const isBlank = ({ _id, ...facts }: Stay): boolean =>
  Object.values(facts).every((fact) => fact === null || fact === "");

/** The flat fields of the first stay. */
export function flatStay([first]: readonly Stay[]): FlatStay {
  return {
    checkIn: first?.checkIn ?? null,
    checkOut: first?.checkOut ?? null,
    address: first?.address ?? "",
  };
}

/** Applies the spec's flat fields to the stays; a stay that ends up blank is removed. */
export function withFlatStay(
  before: readonly Stay[],
  flat: FlatStayChanges,
  newId: () => string,
): Stay[] {
  const { checkIn, checkOut, address } = flat;
  const changes = {
    ...(checkIn === undefined ? {} : { checkIn }),
    ...(checkOut === undefined ? {} : { checkOut }),
    ...(address === undefined ? {} : { address: address ?? "" }),
  };
  const [first = blankStay(newId()), ...rest] = before;
  const changed = { ...first, ...changes };
  return isBlank(changed) && rest.length === 0 ? [] : [changed, ...rest];
}
