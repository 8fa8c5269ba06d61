import { useQueryClient } from "@tanstack/react-query";
import { TripPhoto, updateTripPhoto, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { text } from "../../../forms/fields.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { TextField } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { cacheTrip } from "../use-trips.ts";

const captionCodec = codec({
  noun: "caption",
  resource: TripPhoto,
  update: updateTripPhoto.body,
  fields: { caption: text("Caption") },
});

/** The caption of a trip's photo. */
export function CaptionForm({ tripId, photo }: { tripId: string; photo: TripPhoto }) {
  const client = useQueryClient();
  const edit = useEdit(captionCodec, photo, {
    draftKey: `trip:${tripId}:photo:${photo._id}`,
    update: ({ body }) =>
      call(updateTripPhoto, { params: { id: tripId, photoId: photo._id }, body }),
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
