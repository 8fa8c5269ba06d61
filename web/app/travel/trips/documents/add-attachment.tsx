import { useQueryClient } from "@tanstack/react-query";
import { tripDetailsFailed } from "#contracts/travel/trip-parts.ts";
import { addAttachment, type Trip, Attachment } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { useEdit } from "../../../forms/use-edit.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { FileField } from "../../../ui/file-field.tsx";
import { firstSentence } from "../../../data/errors.ts";
import { toast } from "../../../ui/toast.tsx";
import { cacheTrip } from "../use-trips.ts";
import { codec } from "../../../forms/codec.ts";
import { file, text } from "../../../forms/fields.ts";
import { partsOf } from "../legs/leg-text.ts";

/** Adds a document to a trip, or to one of its flights or stays. */
export function AddAttachment({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const client = useQueryClient();
  const parts = partsOf(trip);
  const edit = useEdit(attachmentCodec, null, {
    draftKey: `trip:${trip._id}:attachment`,
    create: ({ body, files, ...way }) => {
      const label = body.label || files["file"]?.name.slice(0, 120);
      return call(addAttachment, {
        params: { id: trip._id },
        body: { ...body, label },
        files,
        ...way,
      });
    },
    onSaved: (saved: Trip) => {
      cacheTrip(client, saved);
      toast("Document added.");
      onDone();
    },
    onClose: onDone,
    failure: ({ message }) => ({
      title: tripDetailsFailed,
      message: firstSentence(message),
    }),
  });
  return (
    <EditForm
      name="attachment"
      className="stack screen-only"
      edit={edit}
      action="Add document"
      busyText="Adding…"
      variant="pri"
      small
    >
      <TextField {...edit.field("label")} maxLength={120} autoComplete="off" />
      {parts.length > 0 && (
        <SelectField {...edit.field("part")}>
          <option value="">Whole trip</option>
          {parts.map(({ is, id, label }) => (
            <option key={id} value={`${is}:${id}`}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <FileField {...edit.file("file")} accept="paper" />
    </EditForm>
  );
}

/** How a document is added to a trip. */
export const attachmentCodec = codec({
  noun: "document",
  resource: Attachment,
  create: addAttachment.body,
  fields: {
    label: text("Document name"),
    /** "leg:ID" or "stay:ID"; '' for the whole trip. */
    part: { ...text("Part of trip"), parse: () => undefined },
    file: file("File", { required: "Choose a file." }),
  },
  parse: ({ part }) => {
    const [is, id] = part.split(":");
    return { legId: is === "leg" ? id : undefined, stayId: is === "stay" ? id : undefined };
  },
});
