import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { type Trip, deleteTrip } from "#contracts/travel/trips.ts";
import { call } from "../../data/browser.ts";
import { ignoreNotFound } from "../../data/errors.ts";
import { dropTrip } from "../../data/saved-copies/save-trip.ts";
import { savedCopiesOwner } from "../../data/saved-copies/mark.ts";
import { tripsPath } from "../../links/trips.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { destinationOf } from "../labels/index.ts";
import { removeTrip } from "./use-trips.ts";

type DeleteTripProps = { trip: Trip; onClose: () => void };

/** Deletes a trip after a confirmation. */
export function DeleteTrip({ trip, onClose }: DeleteTripProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { _id: id } = trip;

  const remove = async () => {
    await call(deleteTrip, { params: { id } }).catch(ignoreNotFound);
    const owner = savedCopiesOwner();
    if (owner !== undefined) await dropTrip(owner, id);
    await navigate(tripsPath);
    removeTrip(client, id);
    toast("Trip deleted.");
  };

  return (
    <ConfirmDialog
      open
      title={`Delete “${destinationOf(trip)}”?`}
      sentence="This also deletes its flights, stays, lists, documents and links, and can't be undone."
      action="Delete trip"
      busyText="Deleting…"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
