import { Users } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { listText } from "#format/lists.ts";
import { counted, plural } from "#format/plurals.ts";
import { posterUrl } from "#art/urls.ts";
import type { PetCard } from "#contracts/travel/pets.ts";
import { noDates } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { lookOfPet, PetPicture } from "../pets/index.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./trip-head.module.css";
import { destinationOf } from "../labels/index.ts";
import { daysToGo, tripDays, type TripDate } from "./calendar/trip-days.ts";

/** The fields of a traveling pet that the head shows. */
export type Companion = Pick<PetCard, "_id" | "petName" | "breed" | "species" | "petPhoto"> & {
  colour?: string;
};

type TripHeadProps = {
  trip: TripDate & Pick<Trip, "destination" | "endDate" | "people">;
  /** Traveling pets; undefined while they are loading. */
  pets: readonly Companion[] | undefined;
  today: string;
  /** Shown above the dates. */
  over?: ReactNode;
  /** Actions. */
  children?: ReactNode;
};

/** The head of a trip: destination, dates and companions under a poster. */
export function TripHead({ trip, pets, today, over, children }: TripHeadProps) {
  const toGo = daysToGo(trip, today);
  const isAhead = toGo !== undefined && toGo > 0;
  return (
    <>
      <Sky place={destinationOf(trip)} pet={pets && (pets[0] ?? "none")} />
      <div className={`wrap ${styles.over}`}>
        <div className={`card ${styles.card}`}>
          <div className={classes(styles.head, isAhead && styles.marked)}>
            {over}
            <p className={`meta num ${styles.days}`}>{tripDays(trip) || noDates}</p>
            <h1 tabIndex={-1} className={styles.title}>
              {destinationOf(trip)}
            </h1>
            <Companions pets={pets ?? []} people={trip.people} />
          </div>
          {isAhead && (
            <p className={styles.mark}>
              <b className="num">{toGo}</b> {plural(toGo, "day")} to go
            </p>
          )}
          {children}
        </div>
      </div>
    </>
  );
}

type SkyProps = {
  place: string;
  /** The pet in the picture; undefined while pets are loading, when nothing is fetched. */
  pet: Companion | "none" | undefined;
};

/** The poster of a place across the screen, with the first traveling pet in it. */
function Sky({ place, pet }: SkyProps) {
  const walker = pet === "none" || !pet ? undefined : lookOfPet(pet);
  const picture = (shape: "hero" | "landscape", time: "day" | "night") =>
    `url("${posterUrl({ place, shape, time, ...(walker && { pet: walker }) })}")`;
  const pictures: CSSProperties & Record<`--${string}`, string> = {
    "--day": picture("hero", "day"),
    "--night": picture("hero", "night"),
    "--day-narrow": picture("landscape", "day"),
    "--night-narrow": picture("landscape", "night"),
  };
  return <div className={styles.sky} style={pet && pictures} aria-hidden />;
}

function Companions({ pets, people }: { pets: readonly Companion[]; people: number | null }) {
  if (pets.length === 0 && people === null) return null;
  const names = listText(pets.map(({ petName }) => petName));
  return (
    <p className={styles.companions}>
      {pets.map((pet) => (
        <span key={pet._id} className={styles.face}>
          <PetPicture pet={pet} width={320} />
        </span>
      ))}
      {pets.length > 0 && <span>With {names}</span>}
      {people !== null && (
        <span className={styles.people}>
          <Users size={16} aria-hidden />
          {counted(people, "person", "people")}
        </span>
      )}
    </p>
  );
}
