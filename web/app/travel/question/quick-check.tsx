import { Link } from "react-router";
import { waysPath } from "../../links/check.ts";
import { useSession } from "../../data/browser.ts";
import { FirstQuestions, firstKeys } from "./first-questions.tsx";
import { noAnswers } from "./question.ts";
import { QuestionForm, type Question } from "./question-form.tsx";
import styles from "./question.module.css";

/** The first questions, on another page. */
export const QuickCheck = () => (
  <QuestionForm
    // Members have theirs beside it: the next trip, or the way there.
    isNextStep={useSession().is !== "member"}
    name="quick-check"
    initial={noAnswers}
    keys={firstKeys}
    action="Check my pet"
    className={styles.form}
    after={WaysLink}
  >
    {(question) => <FirstQuestions {...question} />}
  </QuestionForm>
);

/** The same question may ask how to get there. */
const WaysLink = ({ values }: Question) => (
  <p className={styles.other}>
    Not sure how to get there? <Link to={waysPath(values)}>Find ways that work</Link>
  </p>
);
