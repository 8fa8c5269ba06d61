import { Flag } from "lucide-react";
import actions from "../../ui/actions.module.css";
import { classes } from "../../ui/classes.ts";
import type { Reported } from "./report-dialog.tsx";
import { useReport } from "./use-report.tsx";

/** Reports something that has no menu of its own. */
export function ReportButton({ small = false, ...reported }: Reported & { small?: boolean }) {
  const { start, dialog } = useReport(reported);
  return (
    <>
      <button
        type="button"
        className={classes(actions.action, small && actions.small)}
        onClick={start}
      >
        <Flag size={small ? 16 : 20} aria-hidden />
        Report
      </button>
      {dialog}
    </>
  );
}
