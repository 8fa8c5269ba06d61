import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { waysPath } from "../../links/check.ts";
import { useSession } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
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
    after={WaysButton}
  >
    {(question) => <FirstQuestions {...question} />}
  </QuestionForm>
);

/** The same question may ask how to get there. Before the form is hydrated, the browser sends what was typed. */
function WaysButton({ values }: Question) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void navigate(waysPath(values));
  };
  return (
    <p className={styles.other}>
      Not sure how to get there?{" "}
      <Button
        type="submit"
        variant="txt"
        small
        formAction={waysPath()}
        formNoValidate
        onClick={open}
      >
        Find ways that work
      </Button>
    </p>
  );
}
