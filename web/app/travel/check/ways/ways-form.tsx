import { CheckField } from "../../../ui/check-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import { waysPath } from "../../../links/check.ts";
import {
  FirstQuestions,
  firstKeys,
  maxLength,
  QuestionForm,
  type Question,
} from "../../question/index.ts";
import { AskedPets } from "../asked-pets.tsx";
import { Amount, Choice, useOwnUnits, yesNo } from "../follow-up-parts.tsx";
import type { WaysQuestion } from "./load-ways.ts";
import styles from "./ways.module.css";

type WaysFormProps = WaysQuestion & {
  /** It stands alone on the page. */
  isNextStep: boolean;
};

/** The question of the ways. The rest of a check goes along with it. */
export const WaysForm = ({ values, fields, asksSnub, isNextStep }: WaysFormProps) => (
  <QuestionForm
    name="check"
    initial={values}
    keys={[...firstKeys, "weight", "units", "snub", "people", "car"]}
    errors={fields}
    action="Find ways"
    pathOf={waysPath}
    isNextStep={isNextStep}
    after={AskedPets}
  >
    {(question) => (
      <>
        <FirstQuestions {...question} />
        <Further question={question} asksSnub={asksSnub} />
      </>
    )}
  </QuestionForm>
);

type SizeProps = { question: Question; asksSnub: boolean };

function Further({ question, asksSnub }: SizeProps) {
  const { values, set, field } = question;
  return (
    <div className={styles.further}>
      <SizeFields question={question} asksSnub={asksSnub} />
      <TextField
        {...field("people")}
        maxLength={maxLength("people")}
        label="Travelers"
        hint="Airlines limit pets per passenger."
        inputMode="numeric"
        autoComplete="off"
      />
      <CheckField
        name="car"
        label="My own car comes along"
        value="yes"
        checked={values.car === "yes"}
        onChange={({ target }) => set({ car: target.checked ? "yes" : "" })}
      />
    </div>
  );
}

/** The weight, and whether the nose is short where the breed doesn't say it. */
export function SizeFields({ question, asksSnub }: SizeProps) {
  useOwnUnits(question);
  return (
    <>
      <Amount question={question} name="weight" label="Pet's weight" />
      <Choice
        question={question}
        name="units"
        label="Weight in"
        options={[
          ["us", "Pounds"],
          ["metric", "Kilograms"],
        ]}
      />
      {(asksSnub || question.values.snub !== "") && (
        <Choice
          question={question}
          name="snub"
          label="Snub-nosed"
          hint="If the breed doesn't say it."
          options={yesNo}
        />
      )}
    </>
  );
}
