import {
  CalendarPlus,
  Ellipsis,
  FileInput,
  Link2,
  Pencil,
  Plane,
  Printer,
  Share2,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { importPath } from "../../links/trips.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { canEdit, isOwner } from "./people/roles.ts";
import { tripDraftKey, todayPath } from "./trip-keys.ts";
import { takeFocus, useEditing } from "./use-editing.ts";
import styles from "./trip-page.module.css";

const DetailsForm = lazy(async () => (await import("./details-form.tsx")).DetailsForm);
const DeleteTrip = lazy(async () => (await import("./delete-trip.tsx")).DeleteTrip);
const ShareTrip = lazy(async () => (await import("./sharing/share-trip.tsx")).ShareTrip);
const TripCalendar = lazy(async () => (await import("./calendar/trip-calendar.tsx")).TripCalendar);

/** The button that the focus returns to after editing. */
const editId = "edit-trip";

type TripActionsProps = { trip: Trip; pets: readonly Pet[]; isOver: boolean };

/** Actions on a whole trip, or the form for its details. */
export function TripActions({ trip, pets, isOver }: TripActionsProps) {
  const editing = useEditing(editId, tripDraftKey(trip._id, "details"));
  if (!editing.open || !canEdit(trip))
    return <Actions trip={trip} isOver={isOver} onEdit={editing.begin} />;
  return (
    <div className={styles.form}>
      <h2 className={styles.title} tabIndex={-1} ref={editing.byUser ? takeFocus : undefined}>
        Edit trip
      </h2>
      <DetailsForm
        fallback={<Skeleton height={560} rounded />}
        trip={trip}
        pets={pets}
        onDone={editing.end}
      />
    </div>
  );
}

type Doing = "nothing" | "sharing" | "adding to a calendar" | "deleting";

type ActionsProps = { trip: Trip; isOver: boolean; onEdit: () => void };

function Actions({ trip, isOver, onEdit }: ActionsProps) {
  const [doing, setDoing] = useState<Doing>("nothing");
  const done = () => setDoing("nothing");
  const sharing: readonly MenuItem[] = [
    ...(isOwner(trip)
      ? [
          {
            label: "Share a link",
            icon: <Link2 aria-hidden />,
            onChoose: () => setDoing("sharing"),
          },
        ]
      : []),
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
  const today: MenuItem = {
    label: "On the day",
    icon: <Plane aria-hidden />,
    to: todayPath(trip._id),
  };
  const more: readonly MenuItem[] = [
    ...(isOver ? [] : [today]),
    ...(canEdit(trip)
      ? [{ label: "Import a booking", icon: <FileInput aria-hidden />, to: importPath(trip._id) }]
      : []),
    ...(isOwner(trip)
      ? [
          {
            label: "Delete trip",
            icon: <Trash2 aria-hidden />,
            danger: true,
            onChoose: () => setDoing("deleting"),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.actions}>
      {canEdit(trip) && (
        <Button id={editId} small icon={<Pencil aria-hidden />} onClick={onEdit}>
          Edit
        </Button>
      )}
      <Menu label="Share" icon={<Share2 aria-hidden />} items={sharing} />
      {more.length > 0 && <Menu label="More" icon={<Ellipsis aria-hidden />} items={more} />}
      {doing === "deleting" && <DeleteTrip trip={trip} onClose={done} />}
      {doing === "sharing" && <ShareTrip trip={trip} onClose={done} />}
      {doing === "adding to a calendar" && <TripCalendar trip={trip} onClose={done} />}
    </div>
  );
}
