import { useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useState } from "react";
import { attachmentsMax } from "#contracts/travel/trip-parts.ts";
import {
  type Attachment,
  type Trip,
  deleteAttachment,
  replaceAttachment,
} from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { hasDraft } from "../../../forms/has-draft.ts";
import { SavedPaper } from "../../../forms/saved-paper.tsx";
import { Button } from "../../../ui/button.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { canEdit, hiddenText } from "../people/roles.ts";
import { seenBy } from "./trip-paper.tsx";
import { partsOf } from "../legs/leg-text.ts";
import styles from "./documents.module.css";
import lists from "../lists/lists.module.css";
import { limitText } from "../trip-text.ts";
import { cacheTrip } from "../use-trips.ts";

const AddAttachment = lazy(async () => (await import("./add-attachment.tsx")).AddAttachment);

/** Other documents of a trip, its flights and its stays. */
export function AttachmentsCard({ trip }: { trip: Trip }) {
  const [adding, setAdding] = useState(() => hasDraft(`trip:${trip._id}:attachment`));
  const { attachments } = trip;
  return (
    <section className="card pad stack screen-only" aria-labelledby="attachments-title">
      <h2 id="attachments-title" className={lists.title}>
        Other documents
      </h2>
      {attachments.length > 0 && (
        <ul className={styles.papers} aria-label="Other documents">
          {attachments.map((attachment) => (
            <AttachmentRow key={attachment._id} trip={trip} attachment={attachment} />
          ))}
        </ul>
      )}
      <p className={`meta ${styles.secret}`}>
        <Lock size={16} aria-hidden />
        {hiddenText(trip, ["documents"]) ??
          `${attachments.length === 0 ? "No other documents yet. " : ""}${seenBy(trip, "these")}`}
      </p>
      {!canEdit(trip) ? null : adding ? (
        <AddAttachment
          fallback={<Skeleton height={360} rounded />}
          trip={trip}
          onDone={() => setAdding(false)}
        />
      ) : attachments.length < attachmentsMax ? (
        <div className="screen-only">
          <Button small onClick={() => setAdding(true)}>
            Add a document
          </Button>
        </div>
      ) : (
        <p className="meta">{limitText("documents", attachmentsMax)}</p>
      )}
    </section>
  );
}

function AttachmentRow({ trip, attachment }: { trip: Trip; attachment: Attachment }) {
  const client = useQueryClient();
  const { _id: attachmentId, url, legId, stayId } = attachment;
  const label = attachment.label || "Document";
  const part = partsOf(trip).find(({ id }) => id === (legId ?? stayId));
  const params = { id: trip._id, attachmentId };
  return (
    <li>
      <SavedPaper
        name={`document-${attachmentId}`}
        label={label}
        url={url}
        state={part?.label ?? ""}
        title={label}
        readOnly={!canEdit(trip)}
        question={`Remove “${label}”?`}
        send={(file, way) =>
          file
            ? call(replaceAttachment, { params, files: { file }, ...way })
            : call(deleteAttachment, { params })
        }
        onSaved={(saved) => cacheTrip(client, saved)}
      />
    </li>
  );
}
