import { useState } from "react";
import {
  createReport,
  reportReasons,
  reportTextMax,
  type ReportKind,
  type ReportReason,
} from "#contracts/community/moderation.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { kindLabels, reasonLabels } from "./labels.ts";
import styles from "./reports.module.css";

export type Reported = { kind: ReportKind; id: string };

/** A reason sends the report: two taps with the menu. */
export function ReportDialog({ kind, id, onClose }: Reported & { onClose: () => void }) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState<ReportReason>();
  const [failed, setFailed] = useState<string>();
  const send = async (reason: ReportReason) => {
    setFailed(undefined);
    setSending(reason);
    try {
      await call(createReport, { body: { kind, id, reason, text } });
      onClose();
      toast("Thanks. Moderators will look at it.");
    } catch (error) {
      setFailed(errorMessage(error));
      setSending(undefined);
    }
  };
  return (
    <Dialog open closable title={`Report this ${kindLabels[kind]}`} onClose={onClose}>
      <p>What's wrong with it? The author isn't told who reported it.</p>
      <TextArea
        name="details"
        label="Details (optional)"
        hint="Selecting a reason below sends the report with these details."
        rows={2}
        maxLength={reportTextMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.reasons}>
        {reportReasons.map((reason) => (
          <Button
            key={reason}
            busy={sending === reason}
            busyText="Sending..."
            onClick={() => void send(reason)}
          >
            {reasonLabels[reason]}
          </Button>
        ))}
      </div>
      {failed && <Notice>Couldn't send your report. {failed}</Notice>}
    </Dialog>
  );
}
