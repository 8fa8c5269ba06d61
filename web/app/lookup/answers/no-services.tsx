import type { Authority } from "#contracts/lookup/answers.ts";
import type { Poll } from "#contracts/community/polls.ts";
import type { Service } from "#contracts/lookup/providers.ts";
import { LazyPoll } from "../../community/polls/index.ts";
import { SuggestProvider } from "../providers/index.ts";
import { NoAnswer, AnswerLinks } from "./no-answer.tsx";
import type { AnswerLink } from "./document-links.ts";
import { AuthorityContacts } from "./authority-contacts.tsx";
import styles from "./services-view.module.css";

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
  nearby: readonly AnswerLink[];
};

/** The page of a city without providers: contacts, links to others and a form to suggest one. */
export function NoServices({ sentence, place, nearby }: NoServicesProps) {
  return (
    <NoAnswer
      sentence={sentence}
      place="A field"
      tab="services"
      aside={place && <LazyPoll country={place.city.country} loaded={place.poll} />}
    >
      {place ? (
        <>
          <p className="lede">
            We name nobody without having read of them, and nobody has told us of one yet.
          </p>
          <div className={styles.suggest}>
            <SuggestProvider service={place.service.key} city={place.city.label} />
          </div>
          {place.authority && (
            <AuthorityContacts
              authorities={[
                { about: `About pets in ${place.city.country}`, authority: place.authority },
              ]}
            />
          )}
        </>
      ) : (
        <p className="lede">We look for vets, dentists and lawyers in 60 cities.</p>
      )}
      <AnswerLinks title="Where somebody is known" links={nearby} />
    </NoAnswer>
  );
}
