import { addAttachment, Attachment } from "#contracts/travel/trips.ts";
import { codec } from "../../../forms/codec.ts";
import { file, text } from "../../../forms/fields.ts";

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
