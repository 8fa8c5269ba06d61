import type { CheckValues } from "../../links/check.ts";
import { FirstQuestions, firstKeys, QuestionForm } from "../question/index.ts";

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
