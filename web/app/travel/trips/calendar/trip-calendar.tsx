import { getCalendar, getTripCalendar } from "#contracts/travel/calendars.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { CalendarArrowDown } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { download } from "../../../data/download.ts";
import { errorMessage } from "../../../data/errors.ts";
import { destinationOf } from "../../labels/index.ts";
import { CalendarAddressPart } from "./calendar-address.tsx";
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
  const load = async () => {
    setState({ is: "coming" });
    try {
      await download(path, {
        missing: "This trip no longer exists. It may have been deleted.",
        failed: downloadFailed,
      });
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
        <Notice onRetry={() => void load()}>{state.message}</Notice>
      ) : (
        <Button
          icon={<CalendarArrowDown aria-hidden />}
          busy={state.is === "coming"}
          onClick={() => void load()}
        >
          Download calendar file
        </Button>
      )}
    </section>
  );
}

const downloadFailed = "Couldn't create the calendar file. Try again.";
