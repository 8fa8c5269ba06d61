import { useQueryClient } from "@tanstack/react-query";
import { TripPhoto, updateTripPhoto, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { text } from "../../../forms/fields.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { TextField } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { tripPath } from "../../../links/trips.ts";
import { captionDraftKey, tripTarget } from "../trip-keys.ts";
import { cacheTrip } from "../use-trips.ts";

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
export function CaptionForm({ tripId, photo, onQueued }: CaptionFormProps) {
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
