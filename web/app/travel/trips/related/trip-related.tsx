import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { listServicePlaces } from "#contracts/lookup/answers.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import { callQuery } from "../../../data/queries.tsx";
import lists from "../lists/lists.module.css";
import { pageHoots } from "#contracts/community/hoots.ts";
import { search } from "#contracts/lookup/search.ts";
import { summarizeExperiences } from "#contracts/travel/experiences.ts";
import { getTripReadiness, type TripReadiness } from "#contracts/travel/readiness.ts";
import { call } from "../../../data/browser.ts";
import { hootPath, type HootTags } from "../../../links/hoots.ts";
import { Attribution, useVenuePages } from "../../../lookup/venues/index.ts";
import { airlineLabel, routeText, summaryText } from "../../experiences/index.ts";
import { cityKey, stopCities } from "../stays/stay-city.ts";
import { airlines } from "../../question/index.ts";

/** What others wrote and reported of the trip's routes and destination, and vets at the stops. What can't be loaded is left out. */
export function TripRelated({ trip }: { trip: Trip }) {
  const cities = stopCities(trip);
  const { hoots, stories, reports } = usePeople(trip);
  const places = useQuery({ ...callQuery(listServicePlaces), enabled: cities.length > 0 });
  const groups = [
    { title: "Hoots", links: hoots },
    { title: "Stories", links: stories },
    { title: placesTitle, links: useVenuePages(cities.slice(0, citiesMost)) },
    { title: "Vets at your stops", links: vetPages(cities, places.data?.vet ?? []) },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0 && reports.length === 0) return null;
  const byPeople = [hoots, stories, reports].some(({ length }) => length > 0);
  return (
    <section className="card pad stack" aria-labelledby="related-title">
      <h2 id="related-title" className={lists.title}>
        {byPeople ? "From people who went" : "At your stops"}
      </h2>
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
          {title === placesTitle && (
            <p className="meta">
              <Attribution />
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

const placesTitle = "Places for your pet";

type PeopleLink = { label: string; to: string };

const mostLinks = 3;

const searchFor = (q: string, enabled: boolean) => ({
  ...callQuery(search, { query: { q } }),
  enabled: enabled && q !== "",
});

/** "United States to Mexico", "Delta" */
const tagText = ({ airline, from, to }: HootTags): string =>
  airlineLabel(airline ?? null) ?? routeText({ from: from ?? null, to: to ?? null }) ?? "";

/**
 * What people who traveled the trip's routes with its airlines wrote and reported. If no hoot has their tags, hoots that mention the
 * destination.
 */
function usePeople(trip: Trip) {
  const readiness = useQuery(callQuery(getTripReadiness, { params: { id: trip._id } }));
  const tags = tripTags(readiness.data?.journey ?? [], trip.legs);
  // One query for all tags: `useQueries` would make every page of members 0.9 kB heavier.
  const tagged = useQuery({
    queryKey: [pageHoots.path, tags],
    queryFn: () =>
      Promise.all(tags.map((query) => call(pageHoots, { query: { ...query, limit: mostLinks } }))),
  });
  const reported = useQuery({
    queryKey: [summarizeExperiences.path, tags],
    queryFn: () => Promise.all(tags.map((query) => call(summarizeExperiences, { query }))),
  });
  const byTags = unique(
    (tagged.data ?? [])
      .flatMap(({ data }) => data)
      .map(({ _id, title, text }) => ({ label: title || text, to: hootPath(_id) })),
  );
  const isAsked = !readiness.isPending && !tagged.isPending;
  const city = trip.destinationPlace?.city ?? "";
  const byCity = useQuery(searchFor(city, true));
  const byName = useQuery(searchFor(trip.destination, trip.destination !== city));
  const found = (kind: "hoots" | "stories") =>
    unique(
      [byCity, byName]
        .flatMap(({ data }) => data?.groups ?? [])
        .filter((group) => group.kind === kind)
        .flatMap(({ results }) => results)
        .map(({ title, url }) => ({ label: title, to: url })),
    );
  const reports = (reported.data ?? []).flatMap(({ summary }, index) =>
    summary ? [`${tagText(tags[index] ?? {})}: ${summaryText(summary)}`] : [],
  );
  return {
    hoots: byTags.length > 0 || !isAsked ? byTags : found("hoots"),
    stories: found("stories"),
    reports,
  };
}

const unique = (links: readonly PeopleLink[]): PeopleLink[] =>
  [...new Map(links.map((link) => [link.to, link])).values()].slice(0, mostLinks);

/** So many cities are asked for places. */
const citiesMost = 3;
/** The pages of vets in these cities, where there are any. */
export const vetPages = (cities: readonly string[], places: readonly string[]) =>
  cities.flatMap((city) => {
    const place = places.find((each) => cityKey(each) === cityKey(city));
    return place
      ? [{ label: `Vets in ${city}`, to: `/services/vet/${encodeURIComponent(place)}` }]
      : [];
  });

const mostOfEach = 2;

type Journey = readonly {
  from: Pick<TripReadiness["journey"][number]["from"], "country">;
  to: Pick<TripReadiness["journey"][number]["to"], "country">;
}[];

/** The tags that a hoot about a trip has: its routes between countries, then its airlines, each once. */
export function tripTags(
  journey: Journey,
  legs: readonly Pick<Leg, "mode" | "airlineCode">[],
): HootTags[] {
  const routes = journey
    .map(({ from, to }) => ({ from: from.country, to: to.country }))
    .filter(({ from, to }) => from !== to);
  const named = legs.flatMap(({ mode, airlineCode }) => {
    const airline = airlines.find(({ code }) => code === airlineCode.toUpperCase());
    return mode === "flight" && airline ? [{ airline: airline.key }] : [];
  });
  return [...once(routes).slice(0, mostOfEach), ...once(named).slice(0, mostOfEach)];
}

const once = <Tags extends HootTags>(tags: readonly Tags[]): Tags[] => [
  ...new Map(tags.map((each) => [JSON.stringify(each), each])).values(),
];
