import { Link } from "react-router";
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
import type { Pet } from "#contracts/travel/pets.ts";
import { idOrMissing } from "../../data/own-thing.ts";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { LazyTripBookmarks } from "../../community/bookmarks/index.ts";
import { withPendingChanges } from "../../data/queue/pending-changes.ts";
import { useQueuedOf } from "../../data/queue/shown.ts";
import { useOwnPets } from "../pets/index.ts";
import { useToday } from "../../ui/use-today.ts";
import { tripsPath, importPath } from "../../links/trips.ts";
import { LazyTripExperiences } from "../experiences/index.ts";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import type { Route } from "./+types/trip-page";
import { OneTrip } from "./one-trip.tsx";
import { TripOutline } from "./trip-outline.tsx";
import { AttachmentsCard } from "./documents/attachments-card.tsx";
import { ListFailure } from "./lists/check-list.tsx";
import { CostsCard } from "./costs/costs-card.tsx";
import { FlightSection } from "./legs/flight-section.tsx";
import { PackingSection } from "./lists/packing-section.tsx";
import { PapersSection } from "./papers/papers-section.tsx";
import { firstDay } from "./calendar/trip-days.ts";
import { PrintedTrip } from "./printed-trip.tsx";
import { StaySection } from "./stays/stay-section.tsx";
import { TodoCard } from "./lists/todo-card.tsx";
import { useItemChanges } from "./lists/use-item-changes.ts";
import { queueSections, tripDraftKey, tripTarget } from "./trip-keys.ts";
import { TripPhotos } from "./photos/trip-photos.tsx";
import { TripHead } from "./trip-head.tsx";
import { takeFocus, useEditing } from "./use-editing.ts";
import lists from "./lists/lists.module.css";
import styles from "./trip-page.module.css";

export const loader = ({ params: { id } }: Route.LoaderArgs) => idOrMissing(id, "trip");
// The browser calls the API itself.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trip", hidden: true });

export default function TripPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOrSaved fallback={<TripOutline />}>
      {({ userId }) => (
        <OneTrip key={`${userId} ${id}`} id={id}>
          {(trip) => <TripView trip={trip} />}
        </OneTrip>
      )}
    </MembersOrSaved>
  );
}

// It needs the list of countries.
const PapersCard = lazy(async () => (await import("./documents/papers-card.tsx")).PapersCard);

const PrintedDeadlines = lazy(
  async () => (await import("./lists/printed-deadlines.tsx")).PrintedDeadlines,
);

const SavedCopy = lazy(async () => (await import("./saved-copy/saved-copy-card.tsx")).SavedCopy);

const TripRelated = lazy(async () => (await import("./related/trip-related.tsx")).TripRelated, {
  when: "visible",
  fallback: <Skeleton height={160} rounded />,
});

/** A trip with all of its sections. */
function TripView({ trip }: { trip: Trip }) {
  const own = useOwnPets();
  const pets = own.data ?? [];
  const today = useToday();
  const changes = useItemChanges(trip);
  const shown = withPendingChanges(trip, useQueuedOf(tripTarget(trip._id)));
  return (
    <>
      <div className="screen-only">
        <OwnHead trip={trip} shown={shown} pets={own.isError ? pets : own.data} today={today} />
        <div className="wrap">
          <PendingWrites target={tripTarget(trip._id)} section="details" others={queueSections} />
        </div>
        <TripPhotos trip={trip} />
        <div className={`wrap split ${styles.parts}`}>
          <div className={styles.main}>
            {hasPastLeg(trip, today) && <LazyTripExperiences tripId={trip._id} />}
            <PapersSection trip={trip} changes={changes} today={today} />
            <FlightSection trip={trip} pets={pets} />
            <StaySection trip={trip} />
            <PackingSection trip={trip} pets={pets} changes={changes} />
            <TripRelated trip={trip} />
          </div>
          <aside className="stack loose" aria-label="Lists, expenses and documents">
            <ListFailure of={changes} />
            <PapersCard trip={trip} pets={pets} />
            <TodoCard trip={trip} changes={changes} today={today} />
            {shown.notes && (
              <section className="card pad stack tight" aria-labelledby="notes-title">
                <h2 id="notes-title" className={lists.title}>
                  Notes
                </h2>
                <p className={styles.notes}>{shown.notes}</p>
              </section>
            )}
            <LazyTripBookmarks tripId={trip._id} />
            <CostsCard trip={trip} />
            <AttachmentsCard trip={trip} />
            <SavedCopy trip={trip} />
          </aside>
        </div>
        <p className={`wrap ${styles.back}`}>
          <Link to={tripsPath}>All your trips</Link>
        </p>
      </div>
      <PrintedTrip
        trip={trip}
        pets={pets}
        companions={pets.filter(({ _id }) => trip.petIds.includes(_id))}
        items={changes.list}
        deadlines={<PrintedDeadlines trip={trip} today={today} />}
        today={today}
      />
    </>
  );
}

/** Whether a leg may be over, so that its owner can report on it. */
const hasPastLeg = (trip: Trip, today: string): boolean =>
  trip.legs.some(({ departureDate }) => (departureDate ?? firstDay(trip) ?? today) < today);

const DetailsForm = lazy(async () => (await import("./details-form.tsx")).DetailsForm);

type OwnHeadProps = {
  trip: Trip;
  /** The trip with what waits for the network. */
  shown: Trip;
  /** All of the member's pets; undefined while they are loading. */
  pets: readonly Pet[] | undefined;
  today: string;
};

const editId = "edit-trip";

/** The head of a member's own trip with its actions. */
function OwnHead({ trip, shown, pets, today }: OwnHeadProps) {
  const editing = useEditing(editId, tripDraftKey(trip._id, "details"));
  const traveling = pets?.filter(({ _id }) => shown.petIds.includes(_id));
  return (
    <TripHead trip={shown} pets={traveling} today={today}>
      {editing.open ? (
        <div className={styles.form}>
          <h2 className={styles.title} tabIndex={-1} ref={editing.byUser ? takeFocus : undefined}>
            Edit trip
          </h2>
          <DetailsForm
            fallback={<Skeleton height={560} rounded />}
            trip={trip}
            pets={pets ?? []}
            onDone={editing.end}
          />
        </div>
      ) : (
        <TripActions trip={trip} editId={editId} onEdit={editing.begin} />
      )}
    </TripHead>
  );
}

const DeleteTrip = lazy(async () => (await import("./delete-trip.tsx")).DeleteTrip);
const ShareTrip = lazy(async () => (await import("./sharing/share-trip.tsx")).ShareTrip);
const TripCalendar = lazy(async () => (await import("./calendar/trip-calendar.tsx")).TripCalendar);

type Doing = "nothing" | "sharing" | "adding to a calendar" | "deleting";

/** Actions on a whole trip. `editId` is the button that the focus returns to after editing. */
function TripActions({ trip, editId, onEdit }: { trip: Trip; editId: string; onEdit: () => void }) {
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
