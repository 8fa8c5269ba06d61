import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteTripPhoto, type TripPhoto } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { FileViewerDialog } from "../../../ui/files/file-viewer.tsx";
import { toast } from "../../../ui/toast.tsx";
import { cacheTrip } from "../use-trips.ts";
import { CaptionForm } from "./caption-form.tsx";

type OpenPhotoProps = { tripId: string; photo: TripPhoto; label: string; onClose: () => void };

/** A photo of a trip in a dialog, where it can be deleted. */
export function OpenPhoto({ tripId, photo, label, onClose }: OpenPhotoProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <FileViewerDialog url={photo.url} label={label} onClose={onClose}>
      <CaptionForm tripId={tripId} photo={photo} onQueued={onClose} />
      <Button variant="danger" small onClick={() => setAsking(true)}>
        Delete photo
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this photo?"
        sentence="This deletes the file and can't be undone."
        action="Delete photo"
        busyText="Deleting…"
        onConfirm={async () => {
          const params = { id: tripId, photoId: photo._id };
          const trip = await call(deleteTripPhoto, { params });
          toast("Photo deleted.");
          onClose();
          cacheTrip(client, trip);
        }}
        onClose={() => setAsking(false)}
      />
    </FileViewerDialog>
  );
}
