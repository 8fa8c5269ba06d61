import {
  askedPaperNames,
  askedPapers,
  putExperience,
  type AskedPaper,
  type Experience,
  type LegQuestion,
} from "#contracts/travel/experiences.ts";
import { usePreferences } from "../../accounts/viewer/index.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { currenciesToOffer } from "../../ui/amounts.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Choices } from "./choices.tsx";
import { airlineKeys, experienceCodec } from "./experience-codec.ts";
import styles from "./experience-form.module.css";
import { airlineLabel, routeText } from "./labels.ts";

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
  const { currency } = usePreferences();
  const edit = useEdit(experienceCodec, null, {
    draftKey: `trip:${id}:experience:${legId}`,
    initial: { airline: airlineKeys.find((key) => key === leg.airline) ?? "", currency },
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
  return (
    <EditForm
      name="experience"
      edit={edit}
      action="Share report"
      busyText="Sending…"
      cancelText="Cancel"
    >
      <SelectField {...edit.field("airline")} hint={route && `Route: ${route}`}>
        {airlineKeys.map((key) => (
          <option key={key} value={key}>
            {airlineLabel(key) ?? "Another airline, or none"}
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
        Others only see totals from 3 or more people, never who reported. It's one report for this
        part of the trip; you can remove it here.
      </p>
    </EditForm>
  );
}
