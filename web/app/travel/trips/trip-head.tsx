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
  /** In little height and without the poster, above parts of the page that aren't the first. */
  slim?: boolean;
  /** Around the portraits of pets, by their ids. */
  collars?: Readonly<Record<string, ReactNode>>;
  /** In place of the names of the pets. */
  done?: ReactNode;
  /** At the end of the line with the name. */
  side?: ReactNode;
  /** Shown above the dates. */
  over?: ReactNode;
  /** Verdict and actions. */
  children?: ReactNode;
};

/** The head of a trip: its pets, destination and dates, under a poster. */
export function TripHead(props: TripHeadProps) {
  const { trip, pets, today, slim = false, collars = {}, done, side, over, children } = props;
  const toGo = daysToGo(trip, today);
  const isAhead = toGo !== undefined && toGo > 0;
  return (
    <>
      {!slim && <Sky place={destinationOf(trip)} pet={pets && (pets[0] ?? "none")} />}
      <div className={classes("wrap", slim ? styles.slim : styles.over)}>
        <div className={slim ? styles.line : `card ${styles.card}`}>
          <div className={styles.id}>
            <Portraits pets={pets ?? []} collars={collars} />
            <div className={styles.name}>
              {over}
              <p className={`meta num ${styles.days}`}>
                {tripDays(trip, "short") || noDates}
                {trip.people !== null && (
                  <span className={styles.people}>
                    <Users size={16} aria-hidden />
                    {counted(trip.people, "person", "people")}
                  </span>
                )}
              </p>
              <h1 tabIndex={-1} className={styles.title}>
                {destinationOf(trip)}
              </h1>
              {!slim && <p className={styles.done}>{done ?? withNames(pets)}</p>}
            </div>
            {slim
              ? side
              : isAhead && (
                  <p className={styles.mark}>
                    <b className="num">{toGo}</b> {plural(toGo, "day")} {"to\u00a0go"}
                  </p>
                )}
          </div>
          {children}
        </div>
      </div>
    </>
  );
}

const withNames = (pets: readonly Companion[] = []): string =>
  pets.length > 0 ? `With ${listText(pets.map(({ petName }) => petName))}` : "";

/** So many pets have a portrait in the head. */
const portraitsShown = 3;

type PortraitsProps = {
  pets: readonly Companion[];
  collars: Readonly<Record<string, ReactNode>>;
};

function Portraits({ pets, collars }: PortraitsProps) {
  if (pets.length === 0) return null;
  return (
    <div className={classes(styles.portraits, pets.length > 1 && styles.several)}>
      {pets.slice(0, portraitsShown).map((pet) => (
        <span key={pet._id} className={styles.portrait}>
          <span className={styles.face}>
            <PetPicture pet={pet} width={320} eager />
          </span>
          {collars[pet._id]}
        </span>
      ))}
    </div>
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
