import { useState, type MouseEvent, type ReactNode } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import type { MistakeReport } from "./posted-report.tsx";
import styles from "./answers.module.css";

const ReportDialog = lazy(async () => (await import("./report-dialog.tsx")).ReportDialog);
const PostedReport = lazy(async () => (await import("./posted-report.tsx")).PostedReport, {
  when: "visible",
});

export type ReportLink = (fact: string, title: string, sign: ReactNode) => ReactNode;

type ReportMistakeProps = {
  path: string;
  report: MistakeReport;
  children: (link: ReportLink) => ReactNode;
};

/** Gives each fact a way to report a mistake in it: a dialog, or without scripts a form in the page. */
export function ReportMistake({ path, report, children }: ReportMistakeProps) {
  const [about, setAbout] = useState<{ fact: string; title: string }>();
  /** The dialog stays once it was opened, so that it gives back the focus when it closes. */
  const [isOpened, setOpened] = useState(false);
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
        setOpened(true);
      }}
    >
      {sign}
    </a>
  );
  return (
    <>
      {children(link)}
      {(report.fact ?? report.result) && <PostedReport report={report} />}
      {isOpened && <ReportDialog path={path} about={about} onClose={() => setAbout(undefined)} />}
    </>
  );
}
