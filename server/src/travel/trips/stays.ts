import type { Stay } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";

/** The spec's fields of a stay: they say the first one. */
export const stayFields = ["checkIn", "checkOut", "address"] as const;

type FlatStay = Pick<Trip, (typeof stayFields)[number]>;
export type SaidStay = { [N in keyof FlatStay]?: FlatStay[N] | null | undefined };

/** A stay of which nothing is known. */
export const blankStay = (id: string): Stay => ({
  _id: id,
  name: "",
  address: "",
  checkIn: null,
  checkInTime: null,
  checkOut: null,
  checkOutTime: null,
  zone: null,
  petFee: null,
  petFeeCurrency: null,
  confirmation: "",
});

const isBlank = ({ _id, ...facts }: Stay): boolean =>
  Object.values(facts).every((fact) => fact === null || fact === "");

/** The first stay as the spec says it. */
export function flatStay([first]: readonly Stay[]): FlatStay {
  return {
    checkIn: first?.checkIn ?? null,
    checkOut: first?.checkOut ?? null,
    address: first?.address ?? "",
  };
}

/** The stays after what is said by the spec's fields; one of which nothing is left goes. */
export function withFlatStay(before: readonly Stay[], said: SaidStay, newId: () => string): Stay[] {
  const { checkIn, checkOut, address } = said;
  const changes = {
    ...(checkIn === undefined ? {} : { checkIn }),
    ...(checkOut === undefined ? {} : { checkOut }),
    ...(address === undefined ? {} : { address: address ?? "" }),
  };
  const [first = blankStay(newId()), ...others] = before;
  const changed = { ...first, ...changes };
  return isBlank(changed) && others.length === 0 ? [] : [changed, ...others];
}
