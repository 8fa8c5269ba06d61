import { ArrowLeftRight } from "lucide-react";
import type { AnswerLine, DocumentsAnswer } from "#contracts/lookup/answers.ts";
import { useTicks } from "../articles/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Poster } from "../../ui/poster.tsx";
import { AnswerHead, Crumb } from "./answer-head.tsx";
import { AnswerPart, Subtitle } from "./answer-part.tsx";
import { authoritiesOf } from "./authorities-of.ts";
import { Disagreements } from "./disagreements.tsx";
import { inWords, placeNotes, rulesOf, sentenceOf, sourcedIn } from "./documents-text.ts";
import styles from "./documents-view.module.css";
import { LineList, type Ticks } from "./line-list.tsx";
import { NotKnown } from "./unknowns.tsx";
import { NotPossible } from "./not-possible.tsx";
import { WithSources } from "./source-numbers.tsx";
import { Switch } from "./switch.tsx";
import { WhomToAsk } from "./contacts.tsx";

/** What a pet needs from one country to another, as a list to tick off. */
export function DocumentsView({ answer }: { answer: DocumentsAnswer }) {
  const { from, to, species, notPossible, origin, authorities, back, path, version } = answer;
  const title = `${from.label} to ${to.label}`;
  const ticks = useTicks(path);
  return (
    <WithSources of={sourcedIn(answer)}>
      <Crumb here={title} tab="documents" />
      <div className={`wrap split ${styles.page}`}>
        <div className={styles.main}>
          <AnswerHead title={title} sentence={sentenceOf(answer)} version={version} path={path}>
            {placeNotes(answer).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </AnswerHead>
          {notPossible ? (
            <NotPossible of={notPossible} />
          ) : (
            <>
              <AnimalSwitch species={species} />
              {origin && (
                <div className={`card pad ${styles.origin}`}>
                  <LineList lines={[origin]} tellsAnimal={!species} />
                </div>
              )}
              <Papers
                title={`Leaving ${inWords(from)}`}
                papers={answer.exportDocuments}
                fees={answer.exportFees}
                none={`Not known: the papers for leaving ${inWords(from)}. Ask ${authorities.exit.name}.`}
                of={answer}
                ticks={ticks}
              />
              <Papers
                title={`Entering ${inWords(to)}`}
                papers={answer.importDocuments}
                fees={answer.importFees}
                none={`We know of no papers for this. Ask ${authorities.entry.name}.`}
                of={answer}
                ticks={ticks}
              />
              <Rules of={answer} ticks={ticks} />
            </>
          )}
          <Disagreements of={answer.disagreements} />
          <NotKnown of={answer.notKnown} />
        </div>
        <aside className={styles.aside} aria-label={`About ${title}`}>
          <div className={styles.poster}>
            <Poster place={to.label} pet={species && { species, colour: "black" }} tilted eager>
              {to.label}
            </Poster>
          </div>
          <div>
            <div className={styles.stays}>
              <WhomToAsk of={authoritiesOf(authorities)} />
              {back && (
                <div className="screen-only">
                  <LinkButton to={back} icon={<ArrowLeftRight size={20} aria-hidden />} wide>
                    {to.label} to {from.label}
                  </LinkButton>
                </div>
              )}
            </div>
          </div>
        </aside>
      </div>
    </WithSources>
  );
}

/** Both kinds of animal, or one of them. */
function AnimalSwitch({ species }: { species: DocumentsAnswer["species"] }) {
  return (
    <Switch
      label="Kind of animal"
      choices={[
        { label: "Dogs and cats", to: "?", isHere: species === undefined },
        { label: "Dog", to: "?species=dog", isHere: species === "dog" },
        { label: "Cat", to: "?species=cat", isHere: species === "cat" },
      ]}
    />
  );
}

type PapersProps = {
  title: string;
  papers: readonly AnswerLine[];
  fees: readonly AnswerLine[];
  /** Stands there where no paper is known. */
  none: string;
  of: DocumentsAnswer;
  ticks: Ticks;
};

function Papers({ title, papers, fees, none, of: { species }, ticks }: PapersProps) {
  const tellsAnimal = species === undefined;
  return (
    <AnswerPart title={title}>
      {papers.length > 0 ? (
        <LineList lines={papers} tellsAnimal={tellsAnimal} ticks={ticks} />
      ) : (
        <p>{none}</p>
      )}
      <Subtitle>Fee</Subtitle>
      {fees.length > 0 ? (
        <LineList lines={fees} tellsAnimal={tellsAnimal} joined />
      ) : (
        <p>Not listed</p>
      )}
    </AnswerPart>
  );
}

function Rules({ of: answer, ticks }: { of: DocumentsAnswer; ticks: Ticks }) {
  const { to, species, authorities } = answer;
  const rules = rulesOf(answer);
  return (
    <AnswerPart title={`The rules of ${to.words}`}>
      {rules.length > 0 ? (
        <LineList lines={rules} tellsAnimal={species === undefined} ticks={ticks} />
      ) : (
        <p>
          {`We know of no rules for ${species === "cat" ? "cats" : "this"}. Ask ${authorities.entry.name}.`}
        </p>
      )}
    </AnswerPart>
  );
}
