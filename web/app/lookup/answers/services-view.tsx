import type { ServicesAnswer } from "#contracts/lookup/answers.ts";
import type { Poll } from "#contracts/community/polls.ts";
import { LazyPoll } from "../../community/polls/index.ts";
import { LazySuggestedProviders, SuggestProvider } from "../providers/index.ts";
import { AnswerHead, Crumb } from "./answer-head.tsx";
import view from "./documents-view.module.css";
import { nameOf, sourcedIn } from "./services-text.ts";
import styles from "./services-view.module.css";
import { SourcedProviders } from "./sourced-providers.tsx";
import { NumberedSources } from "./source-numbers.tsx";

type ServicesViewProps = { answer: ServicesAnswer; poll: Poll | undefined };

/** The providers of a service in a city, and the poll of the country. */
export function ServicesView({ answer, poll }: ServicesViewProps) {
  const { service, city, providers, suggested, version, path } = answer;
  return (
    <NumberedSources lines={sourcedIn(answer)}>
      <Crumb current={nameOf(answer)} tab="services" />
      <div className={`wrap split ${view.page}`}>
        <div className={view.main}>
          <AnswerHead
            title={nameOf(answer)}
            sentence="Places that we read of, or that a traveller named and somebody looked into. Call before you go."
            version={version}
            path={path}
          />
          <SourcedProviders providers={providers} />
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
      <h2 id="suggested">Suggested by travellers</h2>
      <LazySuggestedProviders providers={providers} />
    </section>
  );
}
