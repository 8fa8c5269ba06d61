import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteTripPhoto, TripPhoto, updateTripPhoto, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { FileViewerDialog } from "../../../ui/files/file-viewer.tsx";
import { toast } from "../../../ui/toast.tsx";
import { cacheTrip } from "../use-trips.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { text } from "../../../forms/fields.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { TextField } from "../../../ui/field.tsx";
import { tripPath } from "../../../links/trips.ts";
import { captionDraftKey, tripTarget } from "../trip-keys.ts";

type OpenPhotoProps = {
  tripId: string;
  photo: TripPhoto;
  label: string;
  /** The reader can't change the trip. */
  readOnly: boolean;
  onClose: () => void;
};

/** A photo of a trip in a dialog, where it can be deleted. */
export function OpenPhoto({ tripId, photo, label, readOnly, onClose }: OpenPhotoProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  if (readOnly) return <FileViewerDialog url={photo.url} label={label} onClose={onClose} />;
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

const captionCodec = codec({
  noun: "caption",
  resource: TripPhoto,
  update: updateTripPhoto.body,
  fields: { caption: text("Caption") },
});

type CaptionFormProps = {
  tripId: string;
  photo: TripPhoto;
  /** Called once it waits for the network. */
  onQueued: () => void;
};

/** The caption of a trip's photo. */
function CaptionForm({ tripId, photo, onQueued }: CaptionFormProps) {
  const client = useQueryClient();
  const edit = useEdit(captionCodec, photo, {
    draftKey: captionDraftKey(tripId, photo._id),
    offline: {
      label: ({ caption }) => (caption ? `Caption: ${caption}` : "Caption removed"),
      target: tripTarget(tripId),
      page: tripPath(tripId),
      section: "photos",
      changedId: photo._id,
      onQueued,
    },
    update: ({ body, key, offline }) =>
      call(updateTripPhoto, { params: { id: tripId, photoId: photo._id }, body, key, offline }),
    onSaved: (trip: Trip) => {
      cacheTrip(client, trip);
      toast("Caption saved.");
    },
  });
  return (
    <EditForm name="caption" edit={edit} action="Save caption" variant="pri" small leave={false}>
      <TextField {...edit.field("caption")} maxLength={120} autoComplete="off" />
    </EditForm>
  );
}
