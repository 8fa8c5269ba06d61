import { Flag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { lazy } from "../../data/lazy/lazy.tsx";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import type { MenuItem } from "../../ui/menu.tsx";
import type { Reported } from "./report-dialog.tsx";

const ReportDialog = lazy(async () => (await import("./report-dialog.tsx")).ReportDialog);

type Report = { start: () => void; item: MenuItem; dialog: ReactNode };

/** Asks for the reason of a report; guests log in first. */
export function useReport({ kind, id }: Reported): Report {
  const userId = useUserId();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [asking, setAsking] = useState(false);
  const start = () => {
    if (userId === undefined) void navigate(logInPath(pathname + search + hash));
    else setAsking(true);
  };
  return {
    start,
    item: { label: "Report", icon: <Flag size={20} aria-hidden />, onChoose: start },
    dialog: asking && <ReportDialog kind={kind} id={id} onClose={() => setAsking(false)} />,
  };
}
