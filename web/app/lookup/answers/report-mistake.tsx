import { Suspense, useState, type MouseEvent, type ReactNode } from "react";
import { Form as PlainForm } from "react-router";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { mistakeTextMax } from "#contracts/lookup/mistake-names.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./report-mistake.module.css";

const ReportForm = lazy(async () => (await import("./report-form.tsx")).ReportForm);

/** A report without scripts: the fact from the address, and what became of the form. */
export type MistakeReport = {
  fact?: string | undefined;
  result?: { is: "sent" } | { is: "rejected"; message: string; fields: FieldErrors; text: string };
};

export type ReportLink = (fact: string, title: string, sign: ReactNode) => ReactNode;

type ReportMistakeProps = {
  path: string;
  report: MistakeReport;
  children: (link: ReportLink) => ReactNode;
};

/** Gives each fact a way to report a mistake in it: a dialog, or without scripts a form in the page. */
export function ReportMistake({ path, report, children }: ReportMistakeProps) {
  const [about, setAbout] = useState<{ fact: string; title: string }>();
  const close = () => setAbout(undefined);
  const link: ReportLink = (fact, title, sign) => (
    <a
      className={`${styles.link} screen-only`}
      href={`?${new URLSearchParams({ report: fact })}#report`}
      title="Report a mistake"
      aria-label={`Report a mistake: ${title}`}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setAbout({ fact, title });
      }}
    >
      {sign}
    </a>
  );
  return (
    <>
      {children(link)}
      {(report.fact ?? report.result) && <PostedReport report={report} />}
      <Dialog open={about !== undefined} onClose={close} title="Report a mistake" closable wide>
        {about && (
          <Suspense
            fallback={
              <AfterAWhile>
                <Skeleton height={220} rounded />
              </AfterAWhile>
            }
          >
            <ReportForm path={path} about={about} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

/** The form of a page without scripts. */
function PostedReport({ report: { fact, result } }: { report: MistakeReport }) {
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
          <p className="sr" aria-hidden>
            <label>
              Leave this empty
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
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
