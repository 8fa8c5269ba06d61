import { Link } from "react-router";
import { noDates } from "#contracts/travel/trip-parts.ts";
import type { ListedTrip } from "#contracts/travel/trips.ts";
import { posterUrl } from "#art/urls.ts";
import { plural } from "#format/plurals.ts";
import { inText } from "#format/words.ts";
import { tripPath } from "../../links/trips.ts";
import { Chip } from "../../ui/tag.tsx";
import { destinationOf, verdictText } from "../labels/index.ts";
import { lookOfPet, PetPicture, useOwnPets } from "../pets/index.ts";
import { daysToGo, tripDays } from "./calendar/trip-days.ts";
import { LazyTripCardMap } from "./lazy.ts";
import { useTripVerdicts } from "./papers/use-verdicts.ts";
import { whoseText } from "./people/roles.ts";
import { firstPet, othersPetsOf, petNameOf } from "./pet-names.ts";
import styles from "./ticket.module.css";
import { hasPlaces } from "./trip-text.ts";

type TripTicketProps = {
  trip: ListedTrip;
  /** Makes its picture differ from its neighbors'. */
  turn?: number | undefined;
  /** The current day, for a trip that is ahead. */
  today?: string | undefined;
};

/** A trip in a list: where to and when, with the pet as the passenger on the stub. All of it is a link. */
export function TripTicket({ trip, turn, today }: TripTicketProps) {
  const { data: pets = [], isPending } = useOwnPets();
  const pet = firstPet(trip, pets) ?? othersPetsOf(trip)[0];
  const whose = whoseText(trip);
  const look = pet && lookOfPet(pet);
  const toGo = today === undefined ? undefined : daysToGo(trip, today);
  const picture = { place: destinationOf(trip), shape: "square", time: "day", turn } as const;
  return (
    <article className={styles.frame}>
      <div className={styles.ticket}>
        <div className={styles.main}>
          <img
            // Not fetched while the pets are loading.
            src={isPending ? undefined : posterUrl({ ...picture, ...(look && { pet: look }) })}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            decoding="async"
          />
          <div className={styles.text}>
            <h3>
              <Link className="cover-link" to={tripPath(trip._id)} prefetch="intent">
                {destinationOf(trip)}
              </Link>
            </h3>
            <p className="meta num">{tripDays(trip) || noDates}</p>
            {whose && <p className="meta">{whose}</p>}
            {today !== undefined && trip.petIds.length > 0 && <Verdicts trip={trip} />}
            {trip.notes && <p className={styles.notes}>{trip.notes}</p>}
          </div>
          {hasPlaces(trip) && (
            <div className={styles.map}>
              <LazyTripCardMap trip={trip} />
            </div>
          )}
        </div>
        <div className={styles.stub}>
          {pet && (
            <span className={styles.face}>
              <PetPicture pet={pet} width={320} />
            </span>
          )}
          {toGo === undefined ? (
            pet && <b>{pet.petName}</b>
          ) : (
            <span>
              <b className="num">{toGo}</b> {plural(toGo, "day")} to go
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

/** What is left to do for each pet of a trip. */
function Verdicts({ trip }: { trip: ListedTrip }) {
  const { data: pets = [] } = useOwnPets();
  const verdicts = useTripVerdicts(trip._id).pets.filter(({ verdict }) => verdict !== "exempt");
  if (verdicts.length === 0) return null;
  return (
    <ul className={styles.verdicts} aria-label="Papers">
      {verdicts.map((verdict) => {
        const { tone, text } = verdictText(verdict);
        const name = petNameOf(verdict.petId, [...pets, ...trip.othersPets]);
        return (
          name && (
            <li key={verdict.petId}>
              <Chip tone={tone}>
                {name}: {inText(text)}
              </Chip>
            </li>
          )
        );
      })}
    </ul>
  );
}
