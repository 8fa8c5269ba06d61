import { useEffect, useRef, useState } from "react";
import { mistakeTextMax, reportMistake } from "#contracts/lookup/mistakes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { call } from "../../data/browser.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { DoneMessage } from "../../ui/done-message.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";

type ReportDialogProps = {
  path: string;
  /** The fact that is reported; undefined while none is. */
  about: { fact: string; title: string } | undefined;
  onClose: () => void;
};

/** Reports a mistake in one fact. */
export const ReportDialog = ({ path, about, onClose }: ReportDialogProps) => (
  <Dialog open={about !== undefined} onClose={onClose} title="Report a mistake" closable wide>
    {about && <ReportForm path={path} about={about} onClose={onClose} />}
  </Dialog>
);

type ReportFormProps = {
  path: string;
  about: { fact: string; title: string };
  onClose: () => void;
};

/** Reports a mistake in one fact; no account is needed. */
function ReportForm({ path, about: { fact, title }, onClose }: ReportFormProps) {
  const [sent, setSent] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const bodyOf = (form: FormData) => ({
    path,
    fact,
    text: textOf(form, "text"),
    website: textOf(form, "website"),
  });
  const form = useForm({
    check: (data) => fieldErrors(reportMistake.body, bodyOf(data)),
    send: async (data) => {
      await call(reportMistake, { body: bodyOf(data) });
      setSent(true);
    },
  });
  // The form loads after the dialog has set the focus.
  useEffect(() => element.current?.querySelector("textarea")?.focus(), []);
  if (sent)
    return (
      <DoneMessage onClose={onClose}>Thanks. We'll check it against the official page.</DoneMessage>
    );
  return (
    <div ref={element}>
      <Form name="report" handle={form}>
        <p>
          About <b>{title}</b>. Your report goes to the people who run this site.
        </p>
        <TextArea
          name="text"
          label="What's wrong?"
          hint="If you have a source, include its link."
          rows={4}
          maxLength={mistakeTextMax}
          required
        />
        <Honeypot />
        <div className="row">
          <SubmitButton handle={form} busyText="Sending…">
            Send report
          </SubmitButton>
          <Button disabled={form.state.is === "sending"} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}
