import { useSession } from "../../data/browser.ts";
import { FirstQuestions, firstKeys } from "./first-questions.tsx";
import { noAnswers } from "./question.ts";
import { QuestionForm } from "./question-form.tsx";
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
  >
    {(question) => <FirstQuestions {...question} />}
  </QuestionForm>
);
