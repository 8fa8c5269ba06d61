import type { Call } from "#contracts/kernel/client.ts";
import { listServicePlaces } from "#contracts/lookup/answers.ts";
import { search, type ResultKind } from "#contracts/lookup/search.ts";
import { loadTaggedHoots } from "../../community/hoots/index.ts";
import { airlinePolicy } from "#reference/airlines.ts";
import { airlineChoices } from "#reference/choices.ts";
import { servicesIn } from "#reference/services.ts";
import type { RelatedLink, RelatedLinks } from "./related.tsx";

type Ends = {
  from: string;
  to: string;
  /** ISO codes of both, such as US-MX. */
  pair: string;
};

const mostLinks = 2;

/** Ways on from a route. What cannot be loaded is left out. */
export async function relatedLinks(call: Call, ends: Ends): Promise<RelatedLinks> {
  const [exit, entry] = ends.pair.split("-");
  const [found, places, tagged] = await Promise.all([
    call(search, { query: { q: ends.to } }).catch(() => undefined),
    call(listServicePlaces).catch(() => undefined),
    loadTaggedHoots(call, { from: exit, to: entry }, "this route"),
  ]);
  const resultsOf = (kind: ResultKind): RelatedLink[] =>
    (found?.groups ?? [])
      .filter((group) => group.kind === kind)
      .flatMap(({ results }) => results.map(({ title, url }) => ({ label: title, to: url })))
      .slice(0, mostLinks);
  return [
    { title: "Articles", links: resultsOf("articles") },
    { title: "Hoots", links: [...resultsOf("hoots"), ...(tagged ? [tagged] : [])] },
    { title: "Stories", links: resultsOf("stories") },
    { title: "Airlines", links: airlinesOf(ends) },
    { title: "Vets", links: vetsIn(ends.to, places?.vet ?? []) },
  ].filter(({ links }) => links.length > 0);
}

const homes: Readonly<Record<string, string>> = {
  delta: "USA",
  "american-airlines": "USA",
  aeromexico: "Mexico",
};

/** The airlines at home at either end. */
const airlinesOf = ({ from, to }: Ends): RelatedLink[] =>
  airlineChoices
    .filter(({ value }) => [from, to].includes(homes[value] ?? ""))
    .map(({ value, label }) => ({
      label,
      to: `/airlines/${value}/international`,
      note: airlineNote(value),
    }));

function airlineNote(airline: string): string | undefined {
  const policy = airlinePolicy(airline, "international");
  const fee = policy?.topics.find(({ key }) => key === "baseFee")?.lines[0];
  return fee && `Cabin: ${fee.text}`;
}

const vetsIn = (country: string, cities: readonly string[]): RelatedLink[] =>
  cities.flatMap((city) => {
    const found = servicesIn("vet", city);
    return found?.city.country === country
      ? [
          {
            label: `Vets in ${found.city.label}`,
            to: `/services/vet/${encodeURIComponent(found.city.route)}`,
          },
        ]
      : [];
  });
