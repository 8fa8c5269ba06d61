import { UserPlus } from "lucide-react";
import { Link } from "react-router";
import type { Author } from "#contracts/kernel/author.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { listText } from "#format/lists.ts";
import { counted } from "#format/plurals.ts";
import { useMe } from "../../../accounts/viewer/index.ts";
import { invitePath, tripPath } from "../../../links/trips.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { isOwner, isTogether, peopleOf } from "./roles.ts";
import type { CommentsProps } from "./trip-comments.tsx";
import styles from "./people.module.css";

/** So many people have a face in the head of a trip. */
const facesShown = 3;

/** The first people; all of them where one more would be left. */
const facesOf = <P,>(people: readonly P[]): readonly P[] =>
  people.length > facesShown + 1 ? people.slice(0, facesShown) : people;

/** The people of a trip with the reader as they are here, whose photo may be newer. */
export function usePeople(trip: Trip): Author[] {
  const me = useMe();
  return peopleOf(trip).map((person, place) =>
    me && (person._id === me._id || (place === 0 && isOwner(trip))) ? me : person,
  );
}

/** The faces of a trip's people, which lead to the page about them. */
export function Faces({ trip }: { trip: Trip }) {
  const people = usePeople(trip);
  const shown = facesOf(people);
  const rest = people.length - shown.length;
  return (
    <Link className={styles.faces} to={tripPath(trip._id, "people")}>
      <span className="sr">People: {listText(people.map(({ username }) => username))}</span>
      {shown.map((person) => (
        <Avatar key={person._id} face={person} />
      ))}
      {rest > 0 && <span className={`num ${styles.rest}`}>+{rest}</span>}
    </Link>
  );
}

/** The people of a trip with their names, and the way to invite more. */
export function PeopleLine({ trip }: { trip: Trip }) {
  const people = usePeople(trip);
  const path = tripPath(trip._id, "people");
  const shown = facesOf(people);
  const rest = people.length - shown.length;
  return (
    <ul className={styles.line} aria-label="People on this trip">
      {shown.map((person, place) => (
        <li key={person._id}>
          <Link to={path}>
            <Avatar face={person} />
            <span>
              <b>{person.username}</b>
              {place === 0 && (
                <small className="meta">
                  Organizer
                  {trip.people !== null &&
                    people.length === 1 &&
                    ` · ${counted(trip.people, "person", "people")}`}
                </small>
              )}
            </span>
          </Link>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Link to={path}>
            {rest} more<span className="sr"> people</span>
          </Link>
        </li>
      )}
      {isOwner(trip) && (
        <li>
          <LinkButton small to={invitePath(trip._id)} icon={<UserPlus aria-hidden />}>
            Invite
          </LinkButton>
        </li>
      )}
    </ul>
  );
}

const Comments = lazy(async () => (await import("./trip-comments.tsx")).Comments);

/** The comments on a leg, a stay, an entry or a day, where others are on the trip. */
export const TripComments = (props: CommentsProps) =>
  isTogether(props.trip) ? <Comments {...props} /> : null;
