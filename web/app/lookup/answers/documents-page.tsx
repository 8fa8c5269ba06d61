import { data } from "react-router";
import {
  animals,
  noDocuments,
  type Animal,
  getDocuments,
  type Authority,
  listServicePlaces,
} from "#contracts/lookup/answers.ts";
import { authoritiesFor } from "#reference/documents.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { search, type ResultKind } from "#contracts/lookup/search.ts";
import { airlinePolicy } from "#reference/airlines.ts";
import { airlineChoices } from "#reference/choices.ts";
import { airlines } from "#reference/facts/airlines.ts";
import { operatorsBetween } from "#reference/operators.ts";
import { servicesIn } from "#reference/services.ts";
import { operatorPath } from "../../links/lookup.ts";
import { loadTravelerSummary } from "../../travel/experiences/index.ts";
import { apiContext, siteContext } from "../../data/server.ts";
import { loadTaggedHoots } from "../../community/hoots/index.ts";
import type { Route } from "./+types/documents-page";
import { answerMeta, noAnswerMeta } from "./previews.ts";
import { descriptionOf, questionsOf, titleOf, pageAnswer } from "./documents-text.ts";
import { DocumentsView, authoritiesOf } from "./documents-view.tsx";
import { answerOrUndefined } from "./optional-answer.ts";
import { documentLinksFrom, type AnswerLink } from "./document-links.ts";
import { NoAnswer, AnswerLinks } from "./no-answer.tsx";
import { reportedFact, sendPostedReport } from "./posted-report.ts";
import type { RelatedLink, RelatedLinks } from "./related.tsx";
import { AuthorityContacts } from "./source-numbers.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { species, landing, report } = queryIn(request.url);
  const answer = await answerOrUndefined(
    call(getDocuments, { params, query: { species, landing } }),
  );
  if (answer) {
    const { from, to } = answer;
    const [exit = "", entry = ""] = answer.pair.split("-");
    const name = `${from.label} to ${to.label}`;
    const [related, travelers] = await Promise.all([
      relatedLinks(call, { from: from.country, to: to.country, pair: answer.pair }),
      loadTravelerSummary(call, { name, from: exit, to: entry }),
    ]);
    const site = context.get(siteContext).publicUrl;
    const shown = pageAnswer(answer);
    const description = descriptionOf(shown);
    return { is: "found", answer: shown, description, related, travelers, report, site } as const;
  }
  const authorities = authoritiesFor(params.from, params.to);
  return data({ is: "missing", ...authorities, links: documentLinksFrom(params.from) } as const, {
    status: 404,
  });
}

/** Handles a report that was posted without JavaScript. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const call = context.get(apiContext);
  const { path } = await call(getDocuments, { params, query: {} });
  return sendPostedReport(call, request, path);
}

/** The values of the query; invalid ones are undefined. */
function queryIn(url: string) {
  const { searchParams } = new URL(url);
  const landing = searchParams.get("landing") ?? "";
  const species: Animal | undefined = animals.find(
    (animal) => animal === searchParams.get("species"),
  );
  return {
    species,
    landing: isDay(landing) ? landing : undefined,
    report: reportedFact(searchParams),
  };
}

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  if (loaded?.is !== "found") return noAnswerMeta(args, noDocuments);
  const { answer, description, site } = loaded;
  const { from, to, path } = answer;
  return answerMeta(args, {
    title: titleOf(answer),
    description,
    path,
    place: to.label === "Indonesia" ? "Bali" : to.label,
    site,
    name: `${from.label} to ${to.label}`,
    questions: questionsOf(answer),
  });
};

export default function DocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.is === "found" ? (
    <DocumentsView
      answer={loaderData.answer}
      related={loaderData.related}
      travelers={loaderData.travelers}
      report={{
        fact: loaderData.report,
        ...(actionData && { result: actionData }),
      }}
    />
  ) : (
    <NoDocuments {...loaderData} />
  );
}

type NoDocumentsProps = {
  exit?: Authority | undefined;
  entry?: Authority | undefined;
  links: { from: string; links: readonly AnswerLink[] };
};

/** The page of a route without an answer: contacts and links to other routes. */
function NoDocuments({ exit, entry, links }: NoDocumentsProps) {
  return (
    <NoAnswer
      sentence={noDocuments}
      isValid={exit !== undefined && entry !== undefined}
      place="A field"
      tab="documents"
    >
      <p className="lede">
        {exit || entry
          ? "Contact these offices before you book."
          : "We don't have enough information about this route, or both places are in the same country."}
      </p>
      <AuthorityContacts authorities={authoritiesOf({ exit, entry })} />
      <AnswerLinks title={`Routes we cover from ${links.from}`} links={links.links} />
    </NoAnswer>
  );
}

type Ends = {
  from: string;
  to: string;
  /** ISO codes of both, such as US-MX. */
  pair: string;
};

const mostLinks = 2;

/** Ways on from a route. What cannot be loaded is left out. */
async function relatedLinks(call: Call, ends: Ends): Promise<RelatedLinks> {
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
    { title: "Trains and ferries", links: operatorsOf(exit, entry) },
    { title: "Vets", links: vetsIn(ends.to, places?.vet ?? []) },
  ].filter(({ links }) => links.length > 0);
}

/** The companies that run between the two countries. */
const operatorsOf = (exit = "", entry = ""): RelatedLink[] =>
  operatorsBetween(exit, entry).map(({ key, name }) => ({ label: name, to: operatorPath(key) }));

const mostOfEnd = 1;

/** The first airline at home at each end. */
const airlinesOf = ({ pair }: Ends): RelatedLink[] => {
  const near = pair.split("-").flatMap((end) =>
    Object.values(airlines)
      .filter(({ home }) => home === end)
      .slice(0, mostOfEnd),
  );
  return airlineChoices
    .filter(({ value }) => near.some(({ key }) => key === value))
    .map(({ value, label }) => ({
      label,
      to: `/airlines/${value}/international`,
      note: airlineNote(value),
    }));
};

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
