import { useQueryClient } from "@tanstack/react-query";
import { FileText, Lock } from "lucide-react";
import { useState } from "react";
import {
  addAttachment,
  attachmentsMax,
  deleteAttachment,
  planDetailsFailed,
  type Attachment,
  type Plan,
} from "#contracts/plans.ts";
import { call } from "../api/browser.ts";
import { useOnce } from "../api/once.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { FileField } from "../ui/file-field.tsx";
import { UploadBar } from "../ui/files/upload-bar.tsx";
import { useUpload } from "../ui/files/use-upload.ts";
import { Form, SubmitButton } from "../ui/form.tsx";
import { LeaveWarning } from "../ui/leave-warning.tsx";
import { ViewPrivateFile } from "../ui/private-picture.tsx";
import { toast } from "../ui/toast.tsx";
import { textOf, useForm } from "../ui/use-form.ts";
import styles from "./attachments-card.module.css";
import lists from "./check-list.module.css";
import { partsOf } from "./attachment-parts.ts";
import { keepPlan } from "./use-plans.ts";

/** Further papers of a trip, of one of its flights or of one of its stays. */
export function AttachmentsCard({ plan }: { plan: Plan }) {
  const [adding, setAdding] = useState(false);
  const { attachments } = plan;
  return (
    <section className="card pad stack screen-only" aria-labelledby="attachments-title">
      <h2 id="attachments-title" className={lists.title}>
        Further papers
      </h2>
      {attachments.length > 0 && (
        <ul className={styles.papers} aria-label="Further papers">
          {attachments.map((attachment) => (
            <AttachmentRow key={attachment._id} plan={plan} attachment={attachment} />
          ))}
        </ul>
      )}
      <p className={`meta ${styles.secret}`}>
        <Lock size={16} aria-hidden />
        Nobody but you can see these.
      </p>
      {adding ? (
        <AddAttachment plan={plan} onDone={() => setAdding(false)} />
      ) : (
        attachments.length < attachmentsMax && (
          <div className="screen-only">
            <Button small onClick={() => setAdding(true)}>
              Add a paper
            </Button>
          </div>
        )
      )}
    </section>
  );
}

function AttachmentRow({ plan, attachment }: { plan: Plan; attachment: Attachment }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const { _id: attachmentId, url, legId, stayId } = attachment;
  const label = attachment.label || "Paper";
  const part = partsOf(plan).find(({ value }) => value === (legId ?? stayId));
  return (
    <li className={styles.paper}>
      <span className={styles.name}>
        <b>{label}</b>
        {part && <span className="meta">{part.words}</span>}
      </span>
      <span className={`${styles.buttons} screen-only`}>
        <ViewPrivateFile url={url} title={label} small icon={<FileText aria-hidden />}>
          View<span className="sr"> {label}</span>
        </ViewPrivateFile>
        <Button look="txt" small onClick={() => setAsking(true)}>
          Remove<span className="sr"> {label}</span>
        </Button>
      </span>
      <ConfirmDialog
        open={asking}
        title={`Remove “${label}”?`}
        sentence="The file is deleted and cannot be brought back."
        action="Remove"
        busyWords="Removing..."
        onConfirm={async () => {
          keepPlan(
            client,
            await call(deleteAttachment, { params: { id: plan._id, attachmentId } }),
          );
          toast(`${label}: removed.`);
        }}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

function AddAttachment({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<File | null>();
  const upload = useUpload();
  const sending = useOnce();
  const parts = partsOf(plan);
  const form = useForm({
    check: () => (chosen ? undefined : { file: "Choose a file." }),
    send: async (fields) => {
      if (!chosen) return;
      const part = parts.find(({ value }) => value === textOf(fields, "part"));
      const body = {
        label: textOf(fields, "label").trim() || chosen.name.slice(0, 120),
        ...(part?.is === "leg" && { legId: part.value }),
        ...(part?.is === "stay" && { stayId: part.value }),
      };
      const key = sending.keyFor([body, chosen.name, chosen.size, chosen.lastModified]);
      const saved = await upload.run({ file: chosen }, (files, way) =>
        call(addAttachment, { params: { id: plan._id }, body, files, key, ...way }),
      );
      // Canceled on the way: everything stays as it was.
      if (!saved) return;
      sending.done();
      keepPlan(client, saved);
      toast("The paper is kept.");
      onDone();
    },
    words: ({ message }) => ({ title: planDetailsFailed, message }),
  });
  return (
    <Form name="attachment" of={form} className="stack screen-only">
      <TextField name="label" label="What is it?" maxLength={120} autoComplete="off" />
      {parts.length > 0 && (
        <SelectField name="part" label="Belongs to" defaultValue="">
          <option value="">The whole trip</option>
          {parts.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
      <FileField name="file" label="File" accept="paper" value={chosen} onChange={setChosen} />
      <UploadBar of={upload} />
      <div className="row">
        <SubmitButton of={form} look="pri" small busyWords="Adding...">
          Add
        </SubmitButton>
        <Button small onClick={onDone}>
          Cancel
        </Button>
      </div>
      <LeaveWarning when={() => upload.isBusy() || chosen != null} />
    </Form>
  );
}
