import { ChevronRight, ClipboardCheck, FileCheck, Pencil, Plane, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { daysBetween } from "#contracts/kernel/days.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { noDates } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { listText } from "#format/lists.ts";
import { moneyText } from "#format/money.ts";
import { counted, plural } from "#format/plurals.ts";
import { LazyTripBookmarks } from "../../../community/bookmarks/index.ts";
import { writeStoryPath } from "../../../links/stories.ts";
import { type TripPart, tripPath } from "../../../links/trips.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { Poster } from "../../../ui/poster.tsx";
import { LazyTripExperiences } from "../../experiences/index.ts";
import { destinationOf } from "../../labels/index.ts";
import { lookOfPet, PetPicture } from "../../pets/index.ts";
import { firstDay, tripDays } from "../calendar/trip-days.ts";
import { sumsOf } from "../costs/cost-sums.tsx";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import { usePeople } from "../people/people-head.tsx";
import { canEdit } from "../people/roles.ts";
import { othersPetsOf } from "../pet-names.ts";
import { TripPhotos } from "../photos/trip-photos.tsx";
import { TripMap } from "../trip-map.tsx";
import { hasPlaces } from "../trip-text.ts";
import styles from "./memory.module.css";

type MemoryProps = {
  trip: Trip;
  pets: readonly Pet[];
  changes: ItemChanges;
  /** Actions on the trip. */
  children: ReactNode;
};

/** The form for a story, with the countries of the trip where they are known. */
function storyPathOf({ origin, destinationPlace: to }: Trip): string {
  if (!origin || !to) return writeStoryPath;
  return `${writeStoryPath}?${new URLSearchParams({ from: origin.country, to: to.country })}`;
}

/** A trip that is over: its poster, what happened, photos and a story, with its parts folded. */
export function Memory({ trip, pets, changes, children }: MemoryProps) {
  const went = pets.filter(({ _id }) => trip.petIds.includes(_id));
  return (
    <div className={`wrap ${styles.memory}`}>
      <div className={styles.head}>
        <MemoryPoster trip={trip} pet={went[0]} />
        <div className={styles.text}>
          <div className={styles.title}>
            <div>
              <p className="meta num">{tripDays(trip) || noDates}</p>
              <h1 tabIndex={-1}>{destinationOf(trip)}</h1>
            </div>
            <p className={styles.mark}>
              Been
              <br />
              there
            </p>
          </div>
          {trip.notes && (
            <section className={styles.notes} aria-labelledby="notes-title">
              <h2 id="notes-title" className="sr">
                Notes
              </h2>
              <p className="lede">{trip.notes}</p>
            </section>
          )}
          <Facts trip={trip} />
          <Travelers trip={trip} pets={went} />
          {children}
        </div>
      </div>
      <LazyTripExperiences tripId={trip._id} />
      <TripPhotos trip={trip} title="Photos" />
      {hasPlaces(trip) && <TripMap trip={trip} />}
      <section className={`card pad ${styles.prompt}`} aria-labelledby="story-title">
        <div>
          <h2 id="story-title">A story starts with one sentence</h2>
          <p className="meta">
            {went.length > 0
              ? `What will you tell people about ${listText(went.map(({ petName }) => petName))} on this trip?`
              : "What will you tell people about this trip?"}
          </p>
        </div>
        <LinkButton variant="go" icon={<Pencil aria-hidden />} to={storyPathOf(trip)}>
          Write the story
        </LinkButton>
      </section>
      <section aria-labelledby="rest-title">
        <Heading
          id="rest-title"
          sentence={
            canEdit(trip)
              ? "Nothing is deleted, and you can still change it."
              : "Nothing is deleted."
          }
        >
          Kept from the trip
        </Heading>
        <Parts trip={trip} changes={changes} />
      </section>
      <LazyTripBookmarks tripId={trip._id} />
    </div>
  );
}

function MemoryPoster({ trip, pet }: { trip: Trip; pet: Pet | undefined }) {
  const look = pet && lookOfPet(pet);
  return (
    <div className={styles.poster}>
      <Poster place={destinationOf(trip)} tilted eager {...(look && { pet: look })} />
    </div>
  );
}

/** The trip in numbers. */
function Facts({ trip }: { trip: Trip }) {
  const start = firstDay(trip);
  const nights = start && trip.endDate ? daysBetween(start, trip.endDate) : 0;
  const flights = trip.legs.filter(({ mode }) => mode === "flight").length;
  const others = trip.legs.length - flights;
  const facts = [
    { count: nights, text: `${plural(nights, "night")} away` },
    { count: flights, text: plural(flights, "flight") },
    { count: others, text: plural(others, "other leg") },
    { count: trip.stays.length, text: plural(trip.stays.length, "stay") },
  ].filter(({ count }) => count > 0);
  if (facts.length === 0) return null;
  return (
    <ul className={`num ${styles.facts}`} aria-label="The trip in numbers">
      {facts.map(({ count, text }) => (
        <li key={text}>
          <b>{count}</b> {text}
        </li>
      ))}
    </ul>
  );
}

/** The pets and the person that went. */
function Travelers({ trip, pets }: { trip: Trip; pets: readonly Pet[] }) {
  const people = usePeople(trip);
  return (
    <ul className={styles.people} aria-label="Who went">
      {[...pets, ...othersPetsOf(trip)].map((pet) => (
        <li key={pet._id}>
          <span className={styles.face}>
            <PetPicture pet={pet} width={320} />
          </span>
          <b>{pet.petName}</b>
        </li>
      ))}
      {people.map((person) => (
        <li key={person._id}>
          <Avatar face={person} />
          <b>{person.username}</b>
        </li>
      ))}
    </ul>
  );
}

/** The parts of the trip, a line each. */
function Parts({ trip, changes }: { trip: Trip; changes: ItemChanges }) {
  const lists = changes.list.filter(({ list }) => list === "packing");
  const packed = lists.filter(({ done }) => done).length;
  const sums = sumsOf(trip.costs).map(({ all, currency }) => moneyText(all, currency));
  const papers = trip.attachments.length;
  const parts: readonly { to: TripPart; name: string; icon: typeof Plane; text: string }[] = [
    {
      to: "papers",
      name: "Papers",
      icon: FileCheck,
      text: papers > 0 ? counted(papers, "document") : "No documents",
    },
    {
      to: "days",
      name: "Flights and stays",
      icon: Plane,
      text: `${counted(trip.legs.length, "leg")}, ${counted(trip.stays.length, "stay")}`,
    },
    {
      to: "packing",
      name: "Packing and to-dos",
      icon: ClipboardCheck,
      text: lists.length > 0 ? `${packed} of ${lists.length} packed` : "No packing lists",
    },
    {
      to: "money",
      name: "Money",
      icon: ReceiptText,
      text: sums.length > 0 ? listText(sums) : "No expenses",
    },
  ];
  return (
    <ul className="stack tight">
      {parts.map(({ to, name, icon: Icon, text }) => (
        <li key={to} className={`card ${styles.part}`}>
          <Icon size={22} aria-hidden />
          <div>
            <Link className="cover-link" to={tripPath(trip._id, to)}>
              {name}
            </Link>
            <p className="meta num">{text}</p>
          </div>
          <ChevronRight size={20} aria-hidden />
        </li>
      ))}
    </ul>
  );
}
