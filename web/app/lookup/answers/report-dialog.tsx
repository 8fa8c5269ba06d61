import { Dialog } from "../../ui/dialog.tsx";
import { ReportForm } from "./report-form.tsx";

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
