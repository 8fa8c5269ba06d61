import { Users } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { posterUrl } from "#art/urls.ts";
import type { PetCard } from "#contracts/travel/pets.ts";
import { noDates } from "#contracts/travel/trip-names.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { drawnPortrait, PetPicture, travellerOf } from "../pets/index.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./plan-head.module.css";
import { destinationOf } from "../labels/index.ts";
import { daysToGo, tripDays, type TripDate } from "./calendar/trip-days.ts";

/** A pet on the way, as far as it is known. */
export type Companion = Pick<PetCard, "_id" | "petName" | "breed" | "species" | "petPhoto"> & {
  colour?: string;
};

type PlanHeadProps = {
  trip: TripDate & Pick<Trip, "destination" | "endDate" | "people">;
  /** Who travels; undefined until they are here. */
  pets: readonly Companion[] | undefined;
  today: string;
  /** Stands above the days. */
  over?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
};

/** Where a trip goes, when and with whom, under its own sky. */
export function PlanHead({ trip, pets, today, over, children }: PlanHeadProps) {
  const toGo = daysToGo(trip, today);
  const isAhead = toGo !== undefined && toGo > 0;
  return (
    <>
      <Sky place={destinationOf(trip)} pet={pets && (pets[0] ?? "nobody")} />
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
              <b className="num">{toGo}</b> {toGo === 1 ? "day" : "days"} to go
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
  /** Who walks through it. Nothing is fetched before that is known. */
  pet: Companion | "nobody" | undefined;
};

/** The poster of a place, as wide as the screen, with the first pet that travels in it. */
function Sky({ place, pet }: SkyProps) {
  const walker = pet === "nobody" || !pet ? undefined : travellerOf(drawnPortrait(pet) ?? null);
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
  const names = new Intl.ListFormat("en-GB").format(pets.map(({ petName }) => petName));
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
          {people === 1 ? "1 person" : `${people} people`}
        </span>
      )}
    </p>
  );
}
