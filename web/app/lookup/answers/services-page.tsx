import { data } from "react-router";
import { ArrowRight } from "lucide-react";
import {
  noServices,
  getServices,
  listServicePlaces,
  type Authority,
  type ServicesAnswer,
} from "#contracts/lookup/answers.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { getPoll, type Poll } from "#contracts/community/polls.ts";
import { counted } from "#format/plurals.ts";
import { inText } from "#format/words.ts";
import { authoritiesFor } from "#reference/documents.ts";
import { nearestCity } from "#reference/nearest.ts";
import { servicesIn, type Services } from "#reference/services.ts";
import { distanceText } from "#format/measures.ts";
import { apiContext, siteContext } from "../../data/server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { useReader } from "../../data/reader.ts";
import type { Route } from "./+types/services-page";
import { answerMeta, noAnswerMeta } from "./previews.ts";
import { answerOrMessage } from "./optional-answer.ts";
import { cityChoices, serviceChoices, type ServiceListings } from "#reference/choices.ts";
import type { Service } from "#contracts/lookup/providers.ts";
import { venuesPath } from "../../links/venues.ts";
import type { AnswerLink } from "./document-links.ts";
import { LazyPoll } from "../../community/polls/index.ts";
import { SuggestProvider, LazySuggestedProviders } from "../providers/index.ts";
import { NoAnswer, AnswerLinks } from "./no-answer.tsx";
import styles from "./services-view.module.css";
import { AnswerHead, Crumb } from "./answer-head.tsx";
import view from "./documents-view.module.css";
import { SourcedProviders } from "./sourced-providers.tsx";
import { AuthorityContacts, NumberedSources } from "./source-numbers.tsx";
import type { Question } from "./structured-data.ts";
import nearestCityStyles from "./answers.module.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { service, location } = params;
  const answer = await answerOrMessage(call(getServices, { params }));
  if (typeof answer !== "string") {
    const poll = await pollOn(call, answer.city.country);
    return { is: "found", answer, poll, site: context.get(siteContext).publicUrl } as const;
  }
  const listed = servicesIn(service, location);
  const place = listed && {
    service: listed.service,
    city: listed.city,
    poll: await pollOn(call, listed.city.country),
    authority: authoritiesFor("", listed.city.country).entry,
  };
  const sentence = answer || noServices("service", "the location");
  const serviceCities = await call(listServicePlaces).catch(() => undefined);
  const nearest = listed && (await nearestListing(call, listed, serviceCities));
  const nearby = nearbyServices({
    service: listed?.service.key,
    city: listed?.city,
    serviceCities,
  }).filter(({ to }) => to !== nearest?.to);
  return data({ is: "missing", sentence, place, nearest, nearby } as const, { status: 404 });
}

/** The nearest city with listings of the service, and who is listed there. */
async function nearestListing(
  call: Call,
  { service, city }: Services,
  serviceCities?: ServiceListings,
): Promise<NearestListing | undefined> {
  const cities = cityChoices(service.key, serviceCities).filter(({ hasData }) => hasData);
  const found = nearestCity(
    city.label,
    cities.map(({ label }) => label),
  );
  const choice = cities.find(({ label }) => label === found?.city);
  if (!found || !choice) return undefined;
  const params = { service: service.key, location: choice.value };
  const answer = await call(getServices, { params }).catch(() => undefined);
  if (!answer) return undefined;
  return { name: nameOf(answer), to: answer.path, km: found.km, listings: namesIn(answer) };
}

/** The poll of a country; the browser retries if it cannot be loaded. */
const pollOn = (call: Call, country: string) =>
  call(getPoll, { params: { country } }).catch(() => undefined);

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  if (!loaded) return [];
  if (loaded.is !== "found") return noAnswerMeta(args, loaded.sentence);
  const { answer, site } = loaded;
  return answerMeta(args, {
    title: `${nameOf(answer)} for people who travel with pets`,
    description: descriptionOf(answer),
    path: answer.path,
    place: answer.city.label,
    site,
    name: nameOf(answer),
    questions: questionsOf(answer),
  });
};

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return loaderData.is === "found" ? (
    <ServicesView answer={loaderData.answer} poll={loaderData.poll} />
  ) : (
    <NoServices {...loaderData} />
  );
}

type City = { label: string; country: string };

type NearbyQuery = {
  service?: Service | undefined;
  city?: City | undefined;
  serviceCities?: ServiceListings | undefined;
};

/** Links to listed services: first in the same city, then in the same country, then the same service elsewhere. */
function nearbyServices({ service, city, serviceCities }: NearbyQuery): AnswerLink[] {
  const links = serviceChoices.flatMap(({ value, label }) =>
    cityChoices(value, serviceCities).flatMap((choice) => {
      const listed = choice.hasData ? servicesIn(value, choice.value)?.city : undefined;
      if (!listed) return [];
      const to = `/services/${value}/${encodeURIComponent(choice.value)}`;
      return [{ link: { label: `${label} in ${listed.label}`, to }, value, listed }];
    }),
  );
  const proximity = ({ value, listed }: (typeof links)[number]): number =>
    (listed.label === city?.label ? 4 : 0) +
    (listed.country === city?.country ? 2 : 0) +
    (value === service ? 1 : 0);
  return links
    .toSorted((a, b) => proximity(b) - proximity(a))
    .slice(0, 12)
    .map(({ link }) => link);
}

type NoServicesProps = {
  sentence: string;
  /** Absent if the service or the city is unknown. */
  place?:
    | {
        service: { key: Service };
        city: { label: string; country: string };
        poll?: Poll | undefined;
        authority?: Authority | undefined;
      }
    | undefined;
  nearest?: NearestListing | undefined;
  nearby: readonly AnswerLink[];
};

/** The page of a city without providers: contacts, links to others and a form to suggest one. */
function NoServices({ sentence, place, nearest, nearby }: NoServicesProps) {
  return (
    <NoAnswer
      sentence={sentence}
      isValid={place !== undefined}
      place="A field"
      tab="services"
      aside={place && <LazyPoll country={place.city.country} loaded={place.poll} />}
    >
      {place ? (
        <>
          <p className="lede">
            {`We don't list any ${inText(pluralLabels[place.service.key])} in ${place.city.label} yet.`}
          </p>
          {nearest && <NearestCity nearest={nearest} />}
          <div className={styles.suggest}>
            <SuggestProvider
              service={place.service.key}
              city={place.city.label}
              title="Suggest a place"
            />
          </div>
          {place.authority && (
            <AuthorityContacts
              authorities={[
                { about: `Pet rules in ${place.city.country}`, authority: place.authority },
              ]}
            />
          )}
        </>
      ) : (
        <p className="lede">Search for vets, dentists and lawyers in 60 cities.</p>
      )}
      <AnswerLinks
        title={nearest ? "Other cities with listings" : "Cities with listings"}
        links={nearby}
      />
    </NoAnswer>
  );
}

type ServicesViewProps = { answer: ServicesAnswer; poll: Poll | undefined };

/** The providers of a service in a city, and the poll of the country. */
function ServicesView({ answer, poll }: ServicesViewProps) {
  const { service, city, providers, suggested, version, path } = answer;
  return (
    <NumberedSources printed lines={sourcedIn(answer)}>
      <Crumb current={nameOf(answer)} tab="services" />
      <div className={`wrap split ${view.page}`}>
        <div className={view.main}>
          <AnswerHead
            title={nameOf(answer)}
            sentence="Call before you go."
            version={version}
            path={path}
          >
            <p className="meta">
              {counted(providers.length + suggested.length, "listing")} from public sources and from
              travelers' suggestions that we've checked
            </p>
          </AnswerHead>
          <SourcedProviders
            providers={providers}
            country={city.country}
            all={{ label: `All ${inText(nameOf(answer))}`, to: allPath(answer) }}
          />
          {suggested.length > 0 && <Suggested providers={suggested} />}
          <div className={styles.suggest}>
            <SuggestProvider key={path} service={service.key} city={city.label} />
          </div>
        </div>
        <aside className={view.aside} aria-label={`About ${city.country}`}>
          <LazyPoll key={city.country} country={city.country} loaded={poll} />
        </aside>
      </div>
    </NumberedSources>
  );
}

function Suggested({ providers }: { providers: ServicesAnswer["suggested"] }) {
  return (
    <section className={styles.suggested} aria-labelledby="suggested">
      <h2 id="suggested">Suggested by travelers</h2>
      <LazySuggestedProviders providers={providers} />
    </section>
  );
}

/** Names in a description: more are on the page. */
const namesMax = 6;

/** The plural, capitalized. */
const pluralLabels: Record<Service, string> = {
  vet: "Vets",
  dentist: "Dentists",
  lawyer: "Lawyers",
};

const nameOf = ({ service, city }: ServicesAnswer): string =>
  `${pluralLabels[service.key]} in ${city.label}`;

const allPath = ({ service, city }: ServicesAnswer): string =>
  `${venuesPath}?${new URLSearchParams({ city: city.label, category: service.key })}`;

const descriptionOf = (answer: ServicesAnswer): string =>
  `${nameOf(answer)}: ${namesIn(answer).join(", ")}. With services, addresses and sources.`;

const namesIn = ({ providers, suggested }: ServicesAnswer): string[] =>
  [...providers, ...suggested].slice(0, namesMax).map(({ name }) => name);

const questionsOf = (answer: ServicesAnswer): Question[] => [
  {
    question: `Which ${inText(pluralLabels[answer.service.key])} in ${answer.city.label} help people who travel with pets?`,
    answer: `${namesIn(answer).join(", ")}.`,
  },
];

const sourcedIn = ({ providers }: ServicesAnswer) => providers.map(({ line }) => line);

type NearestListing = {
  /** What is listed there, such as "Vets in Berlin" */
  name: string;
  to: string;
  km: number;
  listings: readonly string[];
};

/** The nearest city with listings, for one that has none. */
function NearestCity({ nearest: { name, to, km, listings } }: { nearest: NearestListing }) {
  return (
    <section className={`card pad ${nearestCityStyles.nearest}`} aria-labelledby="nearest">
      <h2 id="nearest">Nearest city with listings</h2>
      <p>
        <b>{name}</b>, {distanceText(km, useReader())} away: {listings.join(", ")}.
      </p>
      <p>
        <LinkButton to={to} icon={<ArrowRight size={20} aria-hidden />}>
          See {inText(name)}
        </LinkButton>
      </p>
    </section>
  );
}
