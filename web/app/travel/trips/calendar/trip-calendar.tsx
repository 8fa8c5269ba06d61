import { getCalendar, getTripCalendar } from "#contracts/travel/calendars.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { CalendarAddressPart } from "./calendar-address.tsx";
import { CalendarFilePart } from "./calendar-file.tsx";
import { destinationOf } from "../../labels/index.ts";

/** A trip for one's calendar program: as a file, or as an address that stays up to date. */
export const TripCalendar = ({ plan, onClose }: { plan: Trip; onClose: () => void }) => (
  <CalendarDialog
    title={`${destinationOf(plan)} in your calendar`}
    path={pathOf(getTripCalendar, { params: { id: plan._id } })}
    planId={plan._id}
    onClose={onClose}
  />
);

/** As `TripCalendar`, for all trips, also those to come. */
export const TripsCalendar = ({ onClose }: { onClose: () => void }) => (
  <CalendarDialog
    title="All trips in your calendar"
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
