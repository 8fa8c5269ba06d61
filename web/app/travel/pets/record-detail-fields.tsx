import { useId, type ReactNode } from "react";
import {
  againstLabels,
  formLabels,
  type RecordKind,
  type PetRecord,
} from "#contracts/travel/pet-records.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { CountryField, ZoneField } from "../../lookup/places/index.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { recordCodec } from "./record-codec.ts";
import { againstOf, detailsOf, detailTitles, formsOf, type Detail } from "./record-details.ts";
import styles from "./forms.module.css";
import { YesNoField } from "./yes-no-field.tsx";

type RecordEdit = EditOf<typeof recordCodec>;

type DetailFieldsProps = {
  edit: RecordEdit;
  /** The pet's other records, whose products and labs are suggested. */
  others: readonly PetRecord[];
};

/** The second step of the form: what entry rules ask about this type of record. */
export function RecordDetailFields({ edit, others }: DetailFieldsProps) {
  const { kind } = edit.values;
  const title = detailTitles[kind];
  const names: readonly Detail[] = detailsOf[kind];
  if (!title) return null;
  return (
    <fieldset className={styles.details}>
      <legend>{title}</legend>
      <p className="meta">
        Border officials check these. Copy them from the document, and leave the rest blank.
      </p>
      {names.includes("against") && <AgainstField edit={edit} kind={kind} />}
      <div className={styles.grid}>
        {names.map((name) => (
          <DetailField key={name} name={name} edit={edit} others={others} />
        ))}
      </div>
    </fieldset>
  );
}

function DetailField({ name, edit, others }: DetailFieldsProps & { name: Detail }): ReactNode {
  const { kind } = edit.values;
  switch (name) {
    case "against":
      return null;
    case "country":
      return (
        <CountryField
          {...edit.field("country")}
          hint={kind === "permit" ? "The country it's for." : "Where it was given."}
        />
      );
    case "departureCountry":
      return <CountryField {...edit.field(name)} hint="As shown on the form." />;
    case "holderResidence":
      return (
        <CountryField {...edit.field(name)} hint="Where the owner named in the passport lives." />
      );
    case "course":
      return (
        <SelectField {...edit.field(name)} hint="The first one, or a booster given on time?">
          <option value="">Select</option>
          <option value="primary">Primary</option>
          <option value="booster">Booster</option>
        </SelectField>
      );
    case "form":
      return (
        <SelectField {...edit.field(name)} hint="As printed at the top.">
          <option value="">Select</option>
          {formsOf(kind).map((form) => (
            <option key={form} value={form}>
              {formLabels[form]}
            </option>
          ))}
        </SelectField>
      );
    case "laboratoryApproved":
      return <YesNoField {...edit.field(name)} hint="Approved by the destination." />;
    case "inPassport":
      return <YesNoField {...edit.field(name)} hint="By the vet." />;
    case "givenZone":
      return (
        <ZoneField
          {...edit.field("givenZone")}
          hint="Where it was given."
          onChange={(givenZone) => edit.set({ givenZone })}
        />
      );
    case "givenTime":
      return (
        <TextField
          {...edit.field(name)}
          type="time"
          hint="Some countries count hours before entry."
        />
      );
    case "receivedAt":
    case "appliedAt":
    case "issuedAt":
    case "endorsedAt":
    case "checkedAt":
      return <DateField {...edit.field(name)} hint={dayHints[name]} />;
    case "product":
    case "laboratory":
      return <SuggestField name={name} edit={edit} others={others} />;
    case "valueIuPerMl":
      return (
        <TextField
          {...edit.field(name)}
          inputMode="decimal"
          autoComplete="off"
          hint="As shown on the lab report."
        />
      );
    case "dose":
      return (
        <TextField
          {...edit.field(name)}
          inputMode="numeric"
          autoComplete="off"
          hint="1 for the first of a series."
        />
      );
    case "batch":
    case "number":
    case "model":
      return <TextField {...edit.field(name)} autoComplete="off" />;
  }
}

const dayHints = {
  receivedAt: "Some countries count from this day.",
  appliedAt: undefined,
  issuedAt: "By the vet or the office.",
  endorsedAt: "Stamped by the authority.",
  checkedAt: "When it was first checked on entry.",
} as const;

/** Text with suggestions from the pet's other records. */
function SuggestField({
  name,
  edit,
  others,
}: DetailFieldsProps & { name: "product" | "laboratory" }) {
  const list = useId();
  const suggestions = new Set(others.map((record) => record[name]).filter(Boolean));
  return (
    <>
      <TextField {...edit.field(name)} autoComplete="off" list={list} />
      <datalist id={list}>
        {[...suggestions].map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    </>
  );
}

/** What a treatment or vaccination is against, as boxes. */
function AgainstField({ edit, kind }: { edit: RecordEdit; kind: RecordKind }) {
  const { against } = edit.values;
  return (
    <fieldset className={styles.against}>
      <legend>Against</legend>
      {againstOf(kind).map((one) => (
        <CheckField
          key={one}
          name={`against-${one}`}
          label={againstLabels[one]}
          checked={against.includes(one)}
          onChange={({ target }) =>
            edit.set({
              against: target.checked
                ? [...against, one]
                : against.filter((another) => another !== one),
            })
          }
        />
      ))}
    </fieldset>
  );
}
