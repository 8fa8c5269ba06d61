import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { tripPapers } from "../../../lookup/trip-papers/index.ts";
import { LinkButton } from "../../../ui/button.tsx";
import lists from "../lists/lists.module.css";

type PapersCardProps = { trip: Trip; pets: readonly Pet[] };

/** A link to the documents that pets need between the countries of a trip, if we have them. */
export function PapersCard({ trip: { origin, destinationPlace, petIds }, pets }: PapersCardProps) {
  const kinds = pets.filter(({ _id }) => petIds.includes(_id)).map(({ species }) => species ?? "");
  const papers =
    origin && destinationPlace && tripPapers(origin.country, destinationPlace.country, kinds);
  if (!papers) return null;
  return (
    <section className="card pad stack tight" aria-labelledby="papers-title">
      <h2 id="papers-title" className={lists.title}>
        Required documents
      </h2>
      <p>
        What your pet needs to leave {papers.from} and enter {papers.to}, with fees and rules.
      </p>
      <div>
        <LinkButton to={papers.path}>View required documents</LinkButton>
      </div>
    </section>
  );
}
