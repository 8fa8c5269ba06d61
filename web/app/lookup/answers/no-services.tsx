import type { Authority } from "#contracts/lookup/answers.ts";
import type { Poll } from "#contracts/community/polls.ts";
import type { Service } from "#contracts/lookup/providers.ts";
import { LazyPoll } from "../../community/polls/index.ts";
import { SuggestProvider } from "../providers/index.ts";
import { NoAnswer, Ways } from "./no-answer.tsx";
import type { Way } from "./canonical-paths.ts";
import { WhomToAsk } from "./contacts.tsx";
import styles from "./services-view.module.css";

type NoServicesProps = {
  sentence: string;
  /** Absent where the service or the city is none we know. */
  place?:
    | {
        service: { key: Service };
        city: { label: string; country: string };
        poll?: Poll | undefined;
        authority?: Authority | undefined;
      }
    | undefined;
  near: readonly Way[];
};

/** Nobody is known there: who is elsewhere, whom to ask, and a place to name somebody. */
export function NoServices({ sentence, place, near }: NoServicesProps) {
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
            <WhomToAsk
              of={[{ about: `About pets in ${place.city.country}`, authority: place.authority }]}
            />
          )}
        </>
      ) : (
        <p className="lede">We look for vets, dentists and lawyers in 60 cities.</p>
      )}
      <Ways title="Where somebody is known" ways={near} />
    </NoAnswer>
  );
}
