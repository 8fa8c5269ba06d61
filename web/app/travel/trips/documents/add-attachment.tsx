import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { tripDetailsFailed } from "#contracts/travel/trip-names.ts";
import { addAttachment, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { useOnce } from "../../../data/idempotency.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { FileField } from "../../../ui/file-field.tsx";
import { UploadBar } from "../../../forms/uploads/upload-bar.tsx";
import { useUpload } from "../../../forms/uploads/use-upload.ts";
import { Form, SubmitButton } from "../../../forms/form.tsx";
import { LeaveWarning } from "../../../forms/leave-warning.tsx";
import { toast } from "../../../ui/toast.tsx";
import { textOf, useForm } from "../../../forms/use-form.ts";
import { partsOf } from "./attachment-parts.ts";
import { keepPlan } from "../use-plans.ts";

/** Asks for one paper more. */
export function AddAttachment({ plan, onDone }: { plan: Trip; onDone: () => void }) {
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
    failure: ({ message }) => ({ title: tripDetailsFailed, message }),
  });
  return (
    <Form name="attachment" handle={form} className="stack screen-only">
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
      <UploadBar upload={upload} />
      <div className="row">
        <SubmitButton handle={form} variant="pri" small busyText="Adding...">
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
