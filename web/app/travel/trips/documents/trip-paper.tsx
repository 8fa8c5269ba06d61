import { useQueryClient } from "@tanstack/react-query";
import { noReceipt } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { SavedPaper } from "../../../forms/saved-paper.tsx";
import { tripPath } from "../../../links/trips.ts";
import { destinationOf } from "../../labels/index.ts";
import { canEdit, isOwner, isTogether } from "../people/roles.ts";
import { cacheTrip } from "../use-trips.ts";
import type { TripPaperName } from "./send-paper.ts";

export const tripPaperLabels: Record<TripPaperName, string> = {
  receipt: "Receipt",
  ticket: "Ticket",
};

/** Text for a missing document. */
const noPaper: Record<TripPaperName, string> = {
  receipt: noReceipt,
  ticket: "No ticket uploaded",
};

type TripPaperProps = { trip: Trip; paper: TripPaperName; isOpen?: boolean };

/** The receipt of a stay or the ticket of a flight, saved on its own. */
export function TripPaper({ trip, paper, isOpen = false }: TripPaperProps) {
  const client = useQueryClient();
  const label = tripPaperLabels[paper];
  const url = trip[paper];

  if (!url && !canEdit(trip)) {
    return (
      <p className="meta">
        {label}: {isShown(trip, paper) ? "none uploaded" : `${trip.owner.username} doesn't show it`}
        .
      </p>
    );
  }

  const send = async (file: File | null, way: object): Promise<Trip> => {
    const { sendPaper } = await import("./send-paper.ts");
    return sendPaper(client, trip, paper, file, way);
  };

  return (
    <SavedPaper
      name={`plan-${paper}`}
      label={label}
      url={url}
      state={url ? `Uploaded. ${seenBy(trip)}` : noPaper[paper]}
      title={`${label} for ${destinationOf(trip)}`}
      isOpen={isOpen}
      readOnly={!canEdit(trip)}
      page={`${tripPath(trip._id)}/${paper}`}
      question={`Remove the ${paper} for “${destinationOf(trip)}”?`}
      send={send}
      onSaved={(saved) => cacheTrip(client, saved)}
    />
  );
}

const isShown = ({ shows }: Trip, paper: TripPaperName): boolean =>
  shows === null || shows.documents.includes(paper);

/** Who sees the documents of a trip. */
export const seenBy = (trip: Trip, which: "it" | "these" = "it"): string =>
  !isTogether(trip)
    ? `Only you can see ${which}.`
    : isOwner(trip)
      ? `Only you can see ${which}, and who you show ${which === "it" ? "it" : "them"} on the People page.`
      : `${trip.owner.username} decides who sees ${which}.`;

/** A document of a trip by its ID, or its receipt or ticket. */
export type TripDocument = { key: string; label: string };

/** The documents of a trip that its owner can show others. */
export const documentsOf = (trip: Trip): TripDocument[] => [
  ...(["ticket", "receipt"] as const).flatMap((key) =>
    trip[key] ? [{ key, label: key === "ticket" ? "Ticket" : "Receipt" }] : [],
  ),
  ...trip.attachments.map(({ _id, label }) => ({ key: _id, label: label || "Document" })),
];
