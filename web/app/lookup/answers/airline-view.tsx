import { ExternalLink, Info, PawPrint } from "lucide-react";
import { flightKinds } from "#contracts/lookup/answer-names.ts";
import type { AirlineAnswer, AirlineTopic } from "#contracts/lookup/answers.ts";
import { checkPath } from "../../links/check.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Poster } from "../../ui/poster.tsx";
import { groupsOf, homeOf, kindLabels, nameOf, sentenceOf, sourcedIn } from "./airline-text.ts";
import styles from "./airline-view.module.css";
import { AnswerHead, Crumb } from "./answer-head.tsx";
import { AnswerSection } from "./answer-section.tsx";
import { Disagreements } from "./disagreements.tsx";
import view from "./documents-view.module.css";
import { LineList } from "./line-list.tsx";
import { Unknowns } from "./unknowns.tsx";
import { NumberedSources } from "./source-numbers.tsx";
import { Switch } from "./switch.tsx";

/** The airlines of the check, by the keys of their pages. */
const checkAirlines: Readonly<Record<string, string>> = {
  aeromexico: "AM",
  "american-airlines": "AA",
  delta: "DL",
};

/** An airline's pet policy on one kind of flight. */
export function AirlineView({ answer }: { answer: AirlineAnswer }) {
  const { airline, location, notice, path, version } = answer;
  return (
    <NumberedSources lines={sourcedIn(answer)}>
      <Crumb current={nameOf(answer)} tab="airlineInfo" />
      <div className={`wrap split ${view.page}`}>
        <div className={view.main}>
          <AnswerHead
            title={`${airline.name} pet policy`}
            sentence={sentenceOf(answer)}
            version={version}
            path={path}
          />
          <Switch
            label="Flight type"
            choices={flightKinds.map((kind) => ({
              label: kindLabels[kind],
              to: `/airlines/${airline.key}/${kind}`,
              isCurrent: kind === location,
            }))}
          />
          {notice && (
            <p className={styles.notice}>
              <Info size={24} aria-hidden />
              <b>{notice}</b>
            </p>
          )}
          {groupsOf(answer).map(({ title, topics }) => (
            <AnswerSection key={title} title={title}>
              <Topics topics={topics} />
            </AnswerSection>
          ))}
          {answer.serviceAnimalRules.length > 0 && (
            <AnswerSection title="US rules for service animals">
              <LineList lines={answer.serviceAnimalRules} />
            </AnswerSection>
          )}
          <Disagreements disagreements={answer.disagreements} />
          <Unknowns texts={answer.notKnown} />
        </div>
        <aside className={view.aside} aria-label={`About ${airline.name}`}>
          <div className={view.poster}>
            <Poster place={homeOf(answer)} pet={{ species: "dog", colour: "black" }} tilted eager>
              {airline.name}
            </Poster>
          </div>
          <div>
            <div className={view.sticky}>
              <section className={`card pad ${styles.ask}`} aria-labelledby="whom-to-ask">
                <h2 id="whom-to-ask">Who to contact</h2>
                <p>
                  The airline has the final say, even at check-in. Call before you book: spots for
                  pets are limited.
                </p>
                <p>
                  <a className={styles.official} href={airline.page}>
                    {airline.name}'s official pet page
                    <ExternalLink size={16} aria-hidden />
                  </a>
                </p>
              </section>
              <div className="screen-only stack">
                <LinkButton
                  variant="go"
                  to={checkPath({ airline: checkAirlines[airline.key] })}
                  icon={<PawPrint size={20} aria-hidden />}
                  wide
                >
                  Check my pet
                </LinkButton>
                <LinkButton to="/articles/flying-with-a-pet" prefetch="intent" wide>
                  Read about flying with pets
                </LinkButton>
              </div>
            </div>
          </div>
        </aside>
      </div>
    </NumberedSources>
  );
}

/** Topics with their lines. */
const Topics = ({ topics }: { topics: readonly AirlineTopic[] }) => (
  <div className={styles.topics}>
    {topics.map(({ key, label, lines }) => (
      <div key={key} className={styles.topic}>
        <h3>{label}</h3>
        <LineList lines={lines} />
      </div>
    ))}
  </div>
);
