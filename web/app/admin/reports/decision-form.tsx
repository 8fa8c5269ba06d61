import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  decideReport,
  listAudit,
  listReports,
  type ReportedContent,
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
import styles from "./reports.module.css";

type DecisionFormProps = { thing: ReportedContent; onNext: () => void };

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

type ContentChoice = "dismiss" | "hide" | "remove" | "restore" | "uphold" | "release";
type PersonChoice = "none" | "warn" | "suspend";

const personChoices: readonly PersonChoice[] = ["none", "warn", "suspend"];

/** What can be decided about a thing, as it is now. */
function contentChoices({ visibility, appeal, history }: ReportedContent): ContentChoice[] {
  if (appeal?.outcome === null) return ["uphold", "restore"];
  if (visibility === "gone") return ["dismiss"];
  if (visibility === "held") return ["release", "remove"];
  const changes: ContentChoice[] =
    visibility === "shown" ? ["hide", "remove"] : visibility === "hidden" ? ["remove"] : [];
  const isUndoable = visibility !== "shown" || (history && history.suspendedUntil !== null);
  return ["dismiss", ...changes, ...(isUndoable ? ["restore" as const] : [])];
}

const sentences: Record<ContentChoice, string> = {
  dismiss: "Dismissed: nothing changes, and the reports are closed.",
  hide: "Hidden: only the author and moderators can see it. The author can ask for another look.",
  remove: "Removed: gone for everyone. The author can appeal for 14 days.",
  restore: "Restored: everyone can see it again, with its comments. Any suspension for it ends.",
  release:
    "Released: everyone can see it. The author's next posts with links will appear right away.",
  uphold: "The decision stands. The author can't appeal again.",
};

/** Undoing or releasing something leaves its author alone. */
const decidesAboutPerson = (content: ContentChoice): boolean =>
  content === "dismiss" || content === "hide" || content === "remove";

type Choices = { content: ContentChoice; person: PersonChoice; days: string; note: string };

/** The body of the call: one decision, and for hidden or removed things what becomes of the author. */
function bodyOf({ content, person, days, note }: Choices) {
  if (person === "none" || !decidesAboutPerson(content)) return { decision: content, note };
  const length = person === "suspend" && days !== "" ? { days: Number(days) } : {};
  if (content === "dismiss") return { decision: person, note, ...length };
  return { decision: content, author: person, note, ...length };
}

const verbs: Record<ContentChoice, (label: string) => string> = {
  dismiss: () => "Dismiss reports",
  hide: (label) => `Hide ${label}`,
  remove: (label) => `Remove ${label}`,
  restore: (label) => `Restore ${label}`,
  release: (label) => `Release ${label}`,
  uphold: () => "Keep the decision",
};

/** The button's text. */
function verbOf(choice: { content: ContentChoice; person: PersonChoice; label: string }) {
  const { content, person, label } = choice;
  const more = person === "none" || !decidesAboutPerson(content) ? "" : ` and ${person} author`;
  return `${verbs[content](label)}${more}`;
}
