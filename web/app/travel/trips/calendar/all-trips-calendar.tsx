import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";

const TripsCalendar = lazy(async () => (await import("./trip-calendar.tsx")).TripsCalendar);

/** A button that opens the calendar of all trips. */
export function AllTripsCalendar() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small icon={<CalendarDays aria-hidden />} onClick={() => setOpen(true)}>
        Add to calendar
      </Button>
      {open && <TripsCalendar onClose={() => setOpen(false)} />}
    </>
  );
}
