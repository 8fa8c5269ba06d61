import {
  CalendarPlus,
  Ellipsis,
  FileInput,
  Link2,
  Pencil,
  Printer,
  Share2,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import type { Trip } from "#contracts/travel/trips.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { importPath } from "./import/import-path.ts";
import styles from "./trip-actions.module.css";

const DeleteTrip = lazy(async () => (await import("./delete-trip.tsx")).DeleteTrip);
const ShareTrip = lazy(async () => (await import("./sharing/share-trip.tsx")).ShareTrip);
const TripCalendar = lazy(async () => (await import("./calendar/trip-calendar.tsx")).TripCalendar);

type Doing = "nothing" | "sharing" | "adding to a calendar" | "deleting";

/** Actions on a whole trip. `editId` is the button that the focus returns to after editing. */
export function TripActions({
  trip,
  editId,
  onEdit,
}: {
  trip: Trip;
  editId: string;
  onEdit: () => void;
}) {
  const [doing, setDoing] = useState<Doing>("nothing");
  const done = () => setDoing("nothing");
  const sharing: readonly MenuItem[] = [
    {
      label: "Share a link",
      icon: <Link2 aria-hidden />,
      onChoose: () => setDoing("sharing"),
    },
    {
      label: "Add to calendar",
      icon: <CalendarPlus aria-hidden />,
      onChoose: () => setDoing("adding to a calendar"),
    },
    {
      label: "Print or save as PDF",
      icon: <Printer aria-hidden />,
      reads: true,
      onChoose: () => window.print(),
    },
  ];
  const more: readonly MenuItem[] = [
    { label: "Import a booking", icon: <FileInput aria-hidden />, to: importPath(trip._id) },
    {
      label: "Delete trip",
      icon: <Trash2 aria-hidden />,
      danger: true,
      onChoose: () => setDoing("deleting"),
    },
  ];
  return (
    <div className={styles.actions}>
      <Button id={editId} small icon={<Pencil aria-hidden />} onClick={onEdit}>
        Edit
      </Button>
      <Menu label="Share" icon={<Share2 aria-hidden />} items={sharing} />
      <Menu label="More" icon={<Ellipsis aria-hidden />} items={more} />
      {doing === "deleting" && <DeleteTrip trip={trip} onClose={done} />}
      {doing === "sharing" && <ShareTrip trip={trip} onClose={done} />}
      {doing === "adding to a calendar" && <TripCalendar trip={trip} onClose={done} />}
    </div>
  );
}
