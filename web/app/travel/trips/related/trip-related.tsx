import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { listServicePlaces } from "#contracts/lookup/answers.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { callQuery } from "../../../data/queries.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { stopCities, vetPages } from "./stop-cities.ts";
import { usePeople } from "./use-people.ts";

/** What others wrote and reported of the trip's routes and destination, and vets at the stops. What can't be loaded is left out. */
export function TripRelated({ trip }: { trip: Trip }) {
  const cities = stopCities(trip);
  const { hoots, stories, reports } = usePeople(trip);
  const places = useQuery({ ...callQuery(listServicePlaces), enabled: cities.length > 0 });
  const groups = [
    { title: "Hoots", links: hoots },
    { title: "Stories", links: stories },
    { title: "Vets at your stops", links: vetPages(cities, places.data?.vet ?? []) },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0 && reports.length === 0) return null;
  return (
    <section aria-labelledby="related-title">
      <Heading id="related-title">From people who went</Heading>
      <div className="card pad stack">
        {reports.length > 0 && (
          <div>
            <h3>Travel reports</h3>
            <ul className="stack tight">
              {reports.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="stack tight">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
