import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { Form as PlainForm } from "react-router";
import { mistakeTextMax } from "#contracts/lookup/mistakes.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A report without scripts: the fact from the address, and what became of the form. */
export type MistakeReport = {
  fact?: string | undefined;
  result?: { is: "sent" } | { is: "rejected"; message: string; fields: FieldErrors; text: string };
};

/** The form of a page without scripts. */
export function PostedReport({ report: { fact, result } }: { report: MistakeReport }) {
  return (
    <section id="report" className="card pad stack screen-only" aria-labelledby="report-title">
      <h3 id="report-title">Report a mistake</h3>
      {result?.is === "sent" ? (
        <Notice tone="ready">Thanks. We'll check it against the official page.</Notice>
      ) : (
        <PlainForm method="post" className="stack">
          {result && <Notice>{result.fields["text"] ?? result.message}</Notice>}
          <input type="hidden" name="fact" value={fact ?? ""} />
          <TextArea
            name="text"
            label="What's wrong?"
            hint="If you have a source, include its link."
            rows={3}
            maxLength={mistakeTextMax}
            defaultValue={result?.text}
            required
          />
          <Honeypot />
          <div>
            <Button type="submit" variant="pri">
              Send report
            </Button>
          </div>
        </PlainForm>
      )}
    </section>
  );
}
