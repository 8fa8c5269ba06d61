import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createReport } from "#contracts/community/moderation.ts";
import {
  reportReasons,
  reportTextMax,
  type ReportReason,
} from "#contracts/community/moderation-names.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { kindLabels, reasonLabels } from "./labels.ts";
import styles from "./reports.module.css";
import type { Reported } from "./use-report.tsx";

/** A reason sends the report: two taps with the menu. */
export function ReportDialog({ kind, id, onClose }: Reported & { onClose: () => void }) {
  const [text, setText] = useState("");
  const sending = useMutation({
    mutationFn: (reason: ReportReason) => call(createReport, { body: { kind, id, reason, text } }),
    onSuccess: () => {
      onClose();
      toast("Thanks. Moderators will look at it.");
    },
  });
  return (
    <Dialog open closable title={`Report this ${kindLabels[kind]}`} onClose={onClose}>
      <p>What's wrong with it? The author isn't told who reported it.</p>
      <div className={styles.reasons}>
        {reportReasons.map((reason) => (
          <Button
            key={reason}
            busy={sending.isPending && sending.variables === reason}
            busyText="Sending..."
            onClick={() => sending.mutate(reason)}
          >
            {reasonLabels[reason]}
          </Button>
        ))}
      </div>
      {sending.isError && <Notice>Couldn't send your report. {errorMessage(sending.error)}</Notice>}
      <TextArea
        name="details"
        label="Details (optional)"
        hint="Write them before you select a reason."
        rows={2}
        maxLength={reportTextMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
