import * as z from "zod/mini";
import {
  askedPaperNames,
  askedPapers,
  putExperience,
  type AskedPaper,
  Experience,
  type LegQuestion,
} from "#contracts/travel/experiences.ts";
import { CircleAlert } from "lucide-react";
import { airlineNames } from "#reference/airline-names.ts";
import { operatorNames } from "#reference/readiness/operator/names.ts";
import { capitalized } from "#format/words.ts";
import { useReader } from "../../data/reader.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { currenciesToOffer, readAmount } from "../../ui/amounts.ts";
import { SelectField, TextField, useFieldSetting } from "../../ui/field.tsx";
import { codec } from "../../forms/codec.ts";
import { choice, plain, text, type FieldCodec } from "../../forms/fields.ts";
import { routeText } from "./labels.ts";
import styles from "./experience-form.module.css";

const paperOptions = askedPaperNames.map((value) => ({ value, label: askedPapers[value] }));
const feeOptions = [
  { value: "none", label: "No fee" },
  { value: "paid", label: "Yes, a fee" },
  { value: "unknown", label: "I don't know" },
] as const;
const acceptedOptions = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

type ExperienceFormProps = {
  leg: LegQuestion;
  onSaved: (saved: Experience) => void;
  onClose: () => void;
};

/** Four questions about a leg; the first is answered by the trip. */
export function ExperienceForm({ leg, onSaved, onClose }: ExperienceFormProps) {
  const { tripId: id, legId } = leg;
  const { currency } = useReader();
  const edit = useEdit(experienceCodec, null, {
    draftKey: `trip:${id}:experience:${legId}`,
    initial: { airline: leg.airline ?? "", operator: leg.operator ?? "", currency },
    create: ({ body }) => call(putExperience, { params: { id, legId }, body }),
    onSaved,
    onClose,
  });
  const { values, set } = edit;
  const toggle = (paper: AskedPaper) =>
    set({
      papers: values.papers.includes(paper)
        ? values.papers.filter((each) => each !== paper)
        : [...values.papers, paper],
    });
  const route = routeText(leg);
  const isFlight = leg.mode === "flight";
  return (
    <EditForm
      name="experience"
      edit={edit}
      action="Share report"
      busyText="Sending…"
      cancelText="Cancel"
    >
      <SelectField
        {...edit.field(isFlight ? "airline" : "operator")}
        hint={route && `Route: ${route}`}
      >
        <option value="">
          {isFlight ? "Another airline, or none" : "Another company, or none"}
        </option>
        {(isFlight ? airlineNames : operators).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Choices
        name="papers"
        legend="What were you asked for? Leave blank if nothing."
        options={paperOptions}
        selected={values.papers}
        onSelect={toggle}
        many
      />
      <Choices
        name="fee"
        legend="Were you charged a fee for your pet?"
        options={feeOptions}
        selected={[values.fee]}
        onSelect={(fee) => set({ fee })}
      />
      {values.fee === "paid" && (
        <div className={styles.amount}>
          <TextField {...edit.field("amount")} inputMode="decimal" autoComplete="off" />
          <SelectField {...edit.field("currency")}>
            {currenciesToOffer().map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
      )}
      <Choices
        name="accepted"
        legend="Was your pet accepted?"
        options={acceptedOptions}
        selected={values.accepted === "" ? [] : [values.accepted]}
        onSelect={(accepted) => set({ accepted })}
      />
      <p className="meta">
        Others only see totals from 3 or more people, never who reported. You can share one report
        for this part of the trip and remove it here.
      </p>
    </EditForm>
  );
}

type ChoicesProps<T extends string> = {
  name: string;
  legend: string;
  options: readonly { value: T; label: string }[];
  selected: readonly T[];
  onSelect: (value: T) => void;
  /** Several can be selected. */
  many?: boolean;
};

/** Answers to one question, each a tap. */
function Choices<T extends string>(props: ChoicesProps<T>) {
  const { name, legend, options, selected, onSelect, many = false } = props;
  const { id, error } = useFieldSetting(name, undefined, undefined);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type={many ? "checkbox" : "radio"}
              name={name}
              value={value}
              checked={selected.includes(value)}
              onChange={() => onSelect(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={20} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The companies with pages; where two have one name, the rest of their keys follows it. */
const operators = Object.entries(operatorNames)
  .map(([value, label], _at, all) => {
    const isShared = all.filter(([, other]) => other === label).length > 1;
    const [, ...rest] = value.split("-");
    return { value, label: isShared ? `${label}: ${capitalized(rest.join(" "))}` : label };
  })
  .toSorted((one, other) => one.label.localeCompare(other.label));

const feeChoices = ["unknown", "none", "paid"] as const;

/** The fee takes two more fields where one was paid. */
const fee: FieldCodec<(typeof feeChoices)[number], Experience["fee"]> = {
  ...choice("Fee", feeChoices),
  print: () => "unknown",
  always: true,
};

/** A company of the lists; '' stands for every other one. */
const company = (label: string): FieldCodec<string, string | null> => ({
  ...text(label),
  print: (wire) => wire ?? "",
  parse: (value) => value || null,
  always: true,
});

const accepted: FieldCodec<"" | "yes" | "no", boolean> = {
  ...choice("Pet accepted", ["", "yes", "no"]),
  print: (wire) => (wire ? "yes" : "no"),
  parse: (value) => (value === "" ? undefined : value === "yes"),
};

/** How a leg is reported: the four questions. */
const experienceCodec = codec({
  noun: "report",
  resource: Experience,
  create: putExperience.body,
  fields: {
    airline: company("Airline"),
    operator: company("Company"),
    papers: {
      ...plain<AskedPaper[]>("Documents", z.array(z.enum(askedPaperNames)), [], (papers) =>
        papers.map((paper) => askedPapers[paper]).join(", "),
      ),
      always: true,
    },
    fee,
    amount: { ...text("Amount"), print: () => "", parse: () => undefined },
    currency: { ...text("Currency"), blank: "USD", parse: () => undefined },
    accepted,
  },
  parse: ({ fee: kind, amount, currency }) => ({
    fee: kind === "none" ? null : kind === "paid" ? paidFee(amount, currency) : undefined,
  }),
  check: ({ fee: kind, amount, currency }) =>
    kind === "paid" && !paidFee(amount, currency)
      ? { amount: "Enter the fee, like 125 or 95.50." }
      : undefined,
});

function paidFee(written: string, currency: string) {
  const amount = readAmount(written, currency);
  return amount ? { amount, currency } : undefined;
}
