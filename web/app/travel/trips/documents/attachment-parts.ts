import type { Trip } from "#contracts/travel/trips.ts";
import { flightName } from "../legs/leg-text.ts";

export type TripPart = { is: "leg" | "stay"; id: string; label: string };

/** The flights and stays of a trip that a document can belong to. */
export const partsOf = ({ legs, stays }: Trip): TripPart[] => [
  ...legs.map((leg, place) => ({
    is: "leg" as const,
    id: leg._id,
    label: [`${leg.mode === "flight" ? "Flight" : "Leg"} ${place + 1}`, flightName(leg)]
      .filter(Boolean)
      .join(": "),
  })),
  ...stays.map((stay, place) => ({
    is: "stay" as const,
    id: stay._id,
    label: [`Stay ${place + 1}`, stay.name || stay.address].filter(Boolean).join(": "),
  })),
];

/** A document of a trip by its ID, or its receipt or ticket. */
export type TripDocument = { key: string; label: string };

/** The documents of a trip that its owner can show others. */
export const documentsOf = (trip: Trip): TripDocument[] => [
  ...(["ticket", "receipt"] as const).flatMap((key) =>
    trip[key] ? [{ key, label: key === "ticket" ? "Ticket" : "Receipt" }] : [],
  ),
  ...trip.attachments.map(({ _id, label }) => ({ key: _id, label: label || "Document" })),
];
