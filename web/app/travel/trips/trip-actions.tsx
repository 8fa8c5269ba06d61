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
import { Suspense, useState } from "react";
import { type Trip, deleteTrip } from "#contracts/travel/trips.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ignoreNotFound } from "../../data/errors.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { call } from "../../data/browser.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { tripsPath } from "../../links/trips.ts";
import { importPath } from "./import/import-path.ts";
import styles from "./trip-actions.module.css";
import { destinationOf } from "../labels/index.ts";
import { removeTrip } from "./use-trips.ts";

const ShareTrip = lazy(async () => (await import("./sharing/share-trip.tsx")).ShareTrip);
const TripCalendar = lazy(async () => (await import("./calendar/trip-calendar.tsx")).TripCalendar);

type Doing = "nothing" | "sharing" | "keeping a calendar" | "deleting";

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
      onChoose: () => setDoing("keeping a calendar"),
    },
    {
      label: "Print or save as PDF",
      icon: <Printer aria-hidden />,
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
      <DeleteTrip trip={trip} open={doing === "deleting"} onClose={done} />
      <Suspense>
        {doing === "sharing" && <ShareTrip trip={trip} onClose={done} />}
        {doing === "keeping a calendar" && <TripCalendar trip={trip} onClose={done} />}
      </Suspense>
    </div>
  );
}

type DeleteTripProps = { trip: Trip; open: boolean; onClose: () => void };

/** Deletes a trip after a confirmation. */
function DeleteTrip({ trip, open, onClose }: DeleteTripProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { _id: id } = trip;

  const remove = async () => {
    await call(deleteTrip, { params: { id } }).catch(ignoreNotFound);
    await navigate(tripsPath);
    removeTrip(client, id);
    toast("Trip deleted.");
  };

  return (
    <ConfirmDialog
      open={open}
      title={`Delete “${destinationOf(trip)}”?`}
      sentence="This also deletes its flights, stays, lists, documents and links, and can't be undone."
      action="Delete trip"
      busyText="Deleting…"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
