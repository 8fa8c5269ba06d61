import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  decideReport,
  listAudit,
  listReports,
  type ReportedThing,
  decisionNoteMax,
} from "#contracts/community/moderation.ts";
import { kindLabels } from "../../community/reports/index.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import {
  bodyOf,
  type ContentChoice,
  contentChoices,
  decidesAboutPerson,
  type PersonChoice,
  personChoices,
  sentences,
  verbOf,
} from "./decision.ts";
import styles from "./reports.module.css";

type DecisionFormProps = { thing: ReportedThing; onNext: () => void };

const lengths = [
  { days: "1", label: "24 hours" },
  { days: "7", label: "7 days" },
  { days: "30", label: "30 days" },
  { days: "", label: "Until an appeal succeeds" },
];

/** What becomes of the thing and of its author, with a note that the author reads. */
export function DecisionForm({ thing, onNext }: DecisionFormProps) {
  const { _id: id, kind, author, visibility, appeal } = thing;
  const client = useQueryClient();
  const choices = contentChoices(thing);
  const [content, setContent] = useState<ContentChoice>(choices[0] ?? "dismiss");
  const [person, setPerson] = useState<PersonChoice>("none");
  const [days, setDays] = useState("7");
  const [note, setNote] = useState("");
  const label = kindLabels[kind];
  const action = verbOf({ content, person, label });
  const body = () => bodyOf({ content, person, days, note });
  const form = useForm({
    check: () => fieldErrors(decideReport.body, body()),
    send: async () => {
      await call(decideReport, { params: { id }, body: body() });
      toast(`Decision saved: ${action}.`);
      onNext();
      await Promise.all(
        [listReports, listAudit].map((list) =>
          client.invalidateQueries({ queryKey: queryKeyOf(list) }),
        ),
      );
    },
  });
  const mayDecideAboutPerson = author !== null && decidesAboutPerson(content);
  return (
    <Form
      name={`decision-${id}`}
      handle={form}
      className={`card pad ${styles.decision}`}
      aria-label="Decision"
    >
      <h2>Decision</h2>
      <div className={styles.choices}>
        <Choice
          name={`content-${id}`}
          legend={`The ${label}`}
          options={choices}
          labels={{
            dismiss: "Dismiss",
            hide: "Hide",
            remove: "Remove",
            restore: visibility === "shown" ? "Lift" : "Restore",
            release: "Release",
            uphold: "Keep decision",
          }}
          value={content}
          onChange={setContent}
        />
        {mayDecideAboutPerson && (
          <div className="stack tight">
            <Choice
              name={`person-${id}`}
              legend="The author"
              options={personChoices}
              labels={{ none: "No action", warn: "Warn", suspend: "Suspend" }}
              value={person}
              onChange={setPerson}
            />
            {person === "suspend" && <LengthField days={days} onChange={setDays} />}
          </div>
        )}
      </div>
      <p className="meta">{sentences[content]}</p>
      <TextArea
        name="note"
        label={author ? `Note to ${author.username}` : "Note"}
        hint={
          visibility === "held" || appeal
            ? "Sent with the decision."
            : "Sent with the decision. Reporters only learn that you acted."
        }
        rows={3}
        maxLength={decisionNoteMax}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="row">
        <SubmitButton handle={form} busyText="Saving...">
          {action}
        </SubmitButton>
        <Button onClick={onNext}>Skip for now</Button>
        <span className="meta">Logged with your name.</span>
      </div>
    </Form>
  );
}

type LengthFieldProps = { days: string; onChange: (days: string) => void };

const LengthField = ({ days, onChange }: LengthFieldProps) => (
  <SelectField
    name="days"
    label="Suspend for"
    value={days}
    onChange={(event) => onChange(event.target.value)}
  >
    {lengths.map((length) => (
      <option key={length.days} value={length.days}>
        {length.label}
      </option>
    ))}
  </SelectField>
);

type ChoiceProps<Value extends string> = {
  name: string;
  legend: string;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A few options of which one holds. */
const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <fieldset className={styles.choice}>
    <legend>{props.legend}</legend>
    <div>
      {props.options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            className="sr"
            name={props.name}
            checked={option === props.value}
            onChange={() => props.onChange(option)}
          />
          {props.labels[option]}
        </label>
      ))}
    </div>
  </fieldset>
);
