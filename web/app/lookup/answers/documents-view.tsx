import { ArrowLeftRight, OctagonX } from "lucide-react";
import type { AnswerLine, DocumentsAnswer } from "#contracts/lookup/answers.ts";
import { useTicks } from "../articles/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Poster } from "../../ui/poster.tsx";
import { AnswerHead, Crumb } from "./answer-head.tsx";
import { AnswerSection, Subtitle } from "./answer-section.tsx";
import { authoritiesOf } from "./authorities.ts";
import { Disagreements } from "./disagreements.tsx";
import { nameInSentence, placeNotes, rulesOf, sentenceOf, sourcedIn } from "./documents-text.ts";
import styles from "./documents-view.module.css";
import { LineList, type Ticks } from "./line-list.tsx";
import { Unknowns } from "./unknowns.tsx";
import { NumberedSources } from "./source-numbers.tsx";
import { Switch } from "./switch.tsx";
import { AuthorityContacts } from "./authority-contacts.tsx";

/** The papers and rules for a pet from one country to another, as a checklist. */
export function DocumentsView({ answer }: { answer: DocumentsAnswer }) {
  const { from, to, species, notPossible, origin, authorities, back, path, version } = answer;
  const title = `${from.label} to ${to.label}`;
  const ticks = useTicks(path);
  return (
    <NumberedSources lines={sourcedIn(answer)}>
      <Crumb current={title} tab="documents" />
      <div className={`wrap split ${styles.page}`}>
        <div className={styles.main}>
          <AnswerHead title={title} sentence={sentenceOf(answer)} version={version} path={path}>
            {placeNotes(answer).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </AnswerHead>
          {notPossible ? (
            <NotPossible line={notPossible} />
          ) : (
            <>
              <AnimalSwitch species={species} />
              {origin && (
                <div className={`card pad ${styles.origin}`}>
                  <LineList lines={[origin]} showsAnimal={!species} />
                </div>
              )}
              <Papers
                title={`Leaving ${nameInSentence(from)}`}
                papers={answer.exportDocuments}
                fees={answer.exportFees}
                emptyText={`Not known: the papers for leaving ${nameInSentence(from)}. Ask ${authorities.exit.name}.`}
                answer={answer}
                ticks={ticks}
              />
              <Papers
                title={`Entering ${nameInSentence(to)}`}
                papers={answer.importDocuments}
                fees={answer.importFees}
                emptyText={`We know of no papers for this. Ask ${authorities.entry.name}.`}
                answer={answer}
                ticks={ticks}
              />
              <Rules answer={answer} ticks={ticks} />
            </>
          )}
          <Disagreements disagreements={answer.disagreements} />
          <Unknowns texts={answer.notKnown} />
        </div>
        <aside className={styles.aside} aria-label={`About ${title}`}>
          <div className={styles.poster}>
            <Poster place={to.label} pet={species && { species, colour: "black" }} tilted eager>
              {to.label}
            </Poster>
          </div>
          <div>
            <div className={styles.sticky}>
              <AuthorityContacts authorities={authoritiesOf(authorities)} />
              {back && (
                <div className="screen-only">
                  <LinkButton to={back} icon={<ArrowLeftRight size={20} aria-hidden />} wide>
                    {to.label}–{from.label}
                  </LinkButton>
                </div>
              )}
            </div>
          </div>
        </aside>
      </div>
    </NumberedSources>
  );
}

/** Links to the answer for both species or one of them. */
function AnimalSwitch({ species }: { species: DocumentsAnswer["species"] }) {
  return (
    <Switch
      label="Pet type"
      choices={[
        { label: "Dogs and cats", to: "?", isCurrent: species === undefined },
        { label: "Dog", to: "?species=dog", isCurrent: species === "dog" },
        { label: "Cat", to: "?species=cat", isCurrent: species === "cat" },
      ]}
    />
  );
}

type PapersProps = {
  title: string;
  papers: readonly AnswerLine[];
  fees: readonly AnswerLine[];
  /** The text if no papers are known. */
  emptyText: string;
  answer: DocumentsAnswer;
  ticks: Ticks;
};

function Papers({ title, papers, fees, emptyText, answer, ticks }: PapersProps) {
  const showsAnimal = answer.species === undefined;
  return (
    <AnswerSection title={title}>
      {papers.length > 0 ? (
        <LineList lines={papers} showsAnimal={showsAnimal} ticks={ticks} />
      ) : (
        <p>{emptyText}</p>
      )}
      <Subtitle>Fee</Subtitle>
      {fees.length > 0 ? (
        <LineList lines={fees} showsAnimal={showsAnimal} joined />
      ) : (
        <p>Not listed</p>
      )}
    </AnswerSection>
  );
}

function Rules({ answer, ticks }: { answer: DocumentsAnswer; ticks: Ticks }) {
  const { to, species, authorities } = answer;
  const rules = rulesOf(answer);
  return (
    <AnswerSection title={`The rules of ${to.words}`}>
      {rules.length > 0 ? (
        <LineList lines={rules} showsAnimal={species === undefined} ticks={ticks} />
      ) : (
        <p>
          {`We know of no rules for ${species === "cat" ? "cats" : "this"}. Ask ${authorities.entry.name}.`}
        </p>
      )}
    </AnswerSection>
  );
}

/** The notice that a trip is not possible. */
function NotPossible({ line }: { line: AnswerLine }) {
  return (
    <section className={styles.part} aria-labelledby="not-possible">
      <h2 id="not-possible">
        <OctagonX size={24} aria-hidden />
        This trip isn't possible
      </h2>
      <LineList lines={[{ ...line, label: "" }]} />
    </section>
  );
}
