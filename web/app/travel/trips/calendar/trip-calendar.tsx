import { getCalendar, getTripCalendar } from "#contracts/travel/calendars.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { CalendarAddressPart } from "./calendar-address.tsx";
import { destinationOf } from "../../labels/index.ts";
import { CalendarArrowDown } from "lucide-react";
import { useState } from "react";
import { AppError } from "#contracts/kernel/errors.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { fetchFile } from "../../../data/browser.ts";
import { errorMessage } from "../../../data/errors.ts";
import styles from "./trip-calendar.module.css";

/** A trip for a calendar app: as a file, or as a link that stays up to date. */
export const TripCalendar = ({ trip, onClose }: { trip: Trip; onClose: () => void }) => (
  <CalendarDialog
    title={`Add ${destinationOf(trip)} to your calendar`}
    path={pathOf(getTripCalendar, { params: { id: trip._id } })}
    planId={trip._id}
    onClose={onClose}
  />
);

/** Like `TripCalendar`, for all trips, including future ones. */
export const TripsCalendar = ({ onClose }: { onClose: () => void }) => (
  <CalendarDialog
    title="Add all trips to your calendar"
    path={pathOf(getCalendar, {})}
    planId={null}
    onClose={onClose}
  />
);

type CalendarDialogProps = {
  title: string;
  path: string;
  planId: string | null;
  onClose: () => void;
};

const CalendarDialog = ({ title, path, planId, onClose }: CalendarDialogProps) => (
  <Dialog open onClose={onClose} title={title} closable wide>
    <CalendarFilePart path={path} />
    <CalendarAddressPart planId={planId} />
  </Dialog>
);

type Download = { is: "ready" } | { is: "coming" } | { is: "failed"; message: string };

/** The current calendar as a file. */
function CalendarFilePart({ path }: { path: string }) {
  const [state, setState] = useState<Download>({ is: "ready" });
  const download = async () => {
    setState({ is: "coming" });
    try {
      await downloadCalendar(path);
      setState({ is: "ready" });
    } catch (error) {
      setState({ is: "failed", message: errorMessage(error, downloadFailed) });
    }
  };
  return (
    <section className={styles.part} aria-labelledby="calendar-file">
      <h3 id="calendar-file">One-time download</h3>
      <p>
        A copy of your dates, flights, stays and dated to-dos as they are today, with confirmation
        codes.
      </p>
      {state.is === "failed" ? (
        <Notice onRetry={() => void download()}>{state.message}</Notice>
      ) : (
        <Button
          icon={<CalendarArrowDown aria-hidden />}
          busy={state.is === "coming"}
          onClick={() => void download()}
        >
          Download calendar file
        </Button>
      )}
    </section>
  );
}

const downloadFailed = "Couldn't create the calendar file. Try again.";

/** Fetches a calendar for the signed-in person as a browser download. Throws AppError. */
async function downloadCalendar(path: string): Promise<void> {
  const response = await fetchFile(path, new AbortController().signal).catch(() => undefined);
  if (response?.status === 404)
    throw new AppError("NOT_FOUND", "This trip no longer exists. It may have been deleted.");
  if (!response?.ok) throw new AppError("UNAVAILABLE", downloadFailed);
  const url = URL.createObjectURL(await response.blob());
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = nameIn(response.headers.get("content-disposition"));
  anchor.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition ?? "")?.[1] ?? "trips.ics");
