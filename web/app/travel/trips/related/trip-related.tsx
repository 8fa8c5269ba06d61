import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { listServicePlaces } from "#contracts/lookup/answers.ts";
import { search } from "#contracts/lookup/search.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { callQuery } from "../../../data/queries.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { stopCities, vetPages } from "./stop-cities.ts";

type Links = readonly { label: string; to: string }[];

const mostLinks = 3;

const searchFor = (q: string) => ({ ...callQuery(search, { query: { q } }), enabled: q !== "" });

/** What others wrote of the destination, and vets at the stops. What can't be loaded is left out. */
export function TripRelated({ trip }: { trip: Trip }) {
  const cities = stopCities(trip);
  const city = trip.destinationPlace?.city ?? "";
  const byCity = useQuery(searchFor(city));
  const byName = useQuery(searchFor(trip.destination === city ? "" : trip.destination));
  const places = useQuery({ ...callQuery(listServicePlaces), enabled: cities.length > 0 });
  const linksOf = (kind: "hoots" | "stories"): Links => {
    const found = [byCity, byName]
      .flatMap(({ data }) => data?.groups ?? [])
      .filter((group) => group.kind === kind)
      .flatMap(({ results }) => results);
    const unique = new Map(found.map(({ title, url }) => [url, { label: title, to: url }]));
    return [...unique.values()].slice(0, mostLinks);
  };
  const groups = [
    { title: "Hoots", links: linksOf("hoots") },
    { title: "Stories", links: linksOf("stories") },
    { title: "Vets at your stops", links: vetPages(cities, places.data?.vet ?? []) },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="related-title">
      <Heading id="related-title">From people who went</Heading>
      <div className="card pad stack">
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
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
