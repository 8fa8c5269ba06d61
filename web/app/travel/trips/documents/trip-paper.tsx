import { useQueryClient } from "@tanstack/react-query";
import { noReceipt } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { SavedPaper } from "../../../forms/saved-paper.tsx";
import { tripPath } from "../../../links/trips.ts";
import { destinationOf } from "../../labels/index.ts";
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

  const send = async (file: File | null, way: object): Promise<Trip> => {
    const { sendPaper } = await import("./send-paper.ts");
    return sendPaper(client, trip, paper, file, way);
  };

  return (
    <SavedPaper
      name={`plan-${paper}`}
      label={label}
      url={url}
      state={url ? "Uploaded. Only you can see it." : noPaper[paper]}
      title={`${label} for ${destinationOf(trip)}`}
      isOpen={isOpen}
      page={`${tripPath(trip._id)}/${paper}`}
      question={`Remove the ${paper} for “${destinationOf(trip)}”?`}
      send={send}
      onSaved={(saved) => cacheTrip(client, saved)}
    />
  );
}
