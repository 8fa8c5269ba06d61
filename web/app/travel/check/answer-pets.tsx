import { Link } from "react-router";
import type { CheckValues } from "../../links/check.ts";
import { FirstQuestions, firstKeys, QuestionForm } from "../question/index.ts";
import { Notes, RequirementList } from "../requirements/index.ts";
import styles from "./answer-parts.module.css";
import type { CheckAnswer } from "./check-answer.ts";

/** The pets of the question, each a link to the page about it. */
export const PetStrip = ({ pets }: Pick<CheckAnswer, "pets">) => (
  <nav className={styles.pets} aria-label="Pets in this check">
    <ul>
      {pets.map(({ label, state, tone, path, isShown }) => (
        <li key={path}>
          <Link
            className={styles[tone]}
            to={path}
            preventScrollReset
            aria-current={isShown ? "page" : undefined}
          >
            <b>{label}</b> <em>{state}</em>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** What the borders require of the pets that the page isn't about, and what is left to do after a move. */
export function OtherPets({ answer: { pets, afterMove } }: { answer: CheckAnswer }) {
  const others = pets.filter(({ isShown }) => !isShown);
  return (
    <>
      {others.map(({ label, state, path, borders, met }) => (
        <details key={path} className={`card pad ${styles.other}`}>
          <summary>
            <b>{label}</b>: {state}
          </summary>
          {borders.map(({ leg, title, open, unknown }) => (
            <section key={leg} aria-label={`${label}, ${title}`}>
              <h3>{title}</h3>
              <RequirementList lines={[...open, ...unknown]} />
            </section>
          ))}
          {met.length > 0 && (
            <p className="meta">Met: {[...new Set(met.map(({ title }) => title))].join(", ")}.</p>
          )}
          <p className="screen-only">
            <Link to={path} preventScrollReset>
              Dates and questions for {label}
            </Link>
          </p>
        </details>
      ))}
      {afterMove.length > 0 && <AfterMove todo={afterMove} />}
    </>
  );
}

const AfterMove = ({ todo }: { todo: CheckAnswer["afterMove"] }) => (
  <section className="card pad" aria-labelledby="after-move">
    <h3 id="after-move">After you move</h3>
    <p className="meta">These don't change the answer.</p>
    <ul className={styles.after}>
      {todo.map(({ title, text, notes }) => (
        <li key={title}>
          <b>{title}.</b> {text} <Notes numbers={notes} about={title} />
        </li>
      ))}
    </ul>
  </section>
);

/** The first questions again, with what was answered. */
export const EditForm = ({ values }: { values: CheckValues }) => (
  <QuestionForm
    name="edit"
    initial={values}
    keys={firstKeys}
    action="Check again"
    isNextStep={false}
  >
    {(question) => <FirstQuestions {...question} />}
  </QuestionForm>
);
