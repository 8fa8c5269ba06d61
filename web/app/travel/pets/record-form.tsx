import { useQueryClient } from "@tanstack/react-query";
import {
  createRecord,
  recordKinds,
  updateRecord,
  type PetRecord,
  type Against,
  type RecordKind,
} from "#contracts/travel/pet-records.ts";
import { petUpdateFailed, type Pet } from "#contracts/travel/pets.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import type { EditOf } from "../../forms/edit-types.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { FileField } from "../../ui/file-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { petPath } from "../../links/pets.ts";
import { recordDraftKey, recordsTarget } from "./pet-draft-key.ts";
import fieldStyles from "./forms.module.css";
import { recordCodec } from "./record-codec.ts";
import { RecordDetailFields } from "./record-detail-fields.tsx";
import { givenLabel, isIssued } from "./record-details.ts";
import styles from "./records.module.css";
import { cacheRecord } from "./use-pets.ts";

type RecordFormProps = {
  pet: Pet;
  /** null for a new one. */
  record: PetRecord | null;
  /** The type that a new record begins with. */
  kind?: RecordKind | undefined;
  /** What it is against, for a new one. */
  against?: readonly Against[] | undefined;
  /** The title stands elsewhere, as that of a dialog. */
  untitled?: boolean;
  /** Called to close the form, with the id of a saved record. */
  onDone: (saved?: string) => void;
};

/** Adds or edits a record. Only its type is required. */
export function RecordForm(props: RecordFormProps) {
  const { pet, record, kind, against, untitled, onDone } = props;
  const { _id: petId } = pet;
  const client = useQueryClient();
  const edit = useEdit(recordCodec, record, {
    draftKey: recordDraftKey(petId, record?._id),
    storesFiles: true,
    offline: {
      label: ({ kind }) => `Record: ${recordKinds[kind]}`,
      target: recordsTarget(petId),
      page: petPath(petId),
      changedId: record?._id,
    },
    ...(kind && { initial: { kind, ...(against && { against: [...against] }) } }),
    create: (request) => call(createRecord, { params: { id: petId }, ...request }),
    update: (request, { _id: recordId }) =>
      call(updateRecord, { params: { id: petId, recordId }, ...request }),
    onSaved: (saved) => {
      cacheRecord(client, petId, saved);
      toast("Record saved.");
      onDone(saved._id);
    },
    onConflict: (newer) => cacheRecord(client, petId, newer),
    onClose: () => onDone(),
    failure: ({ message }) => ({ title: petUpdateFailed(message), message: "" }),
  });
  return (
    <>
      {!untitled && (
        <h3 className={styles.formTitle} tabIndex={-1} ref={takeFocus}>
          {record ? "Edit record" : "Add a record"}
        </h3>
      )}
      <EditForm name="record" edit={edit} action="Save record">
        <KindAndDates edit={edit} />
        <RecordDetailFields
          edit={edit}
          others={pet.records.filter(({ _id }) => _id !== record?._id)}
        />
        <TextField {...edit.field("issuer")} hint="Vet, lab or government office." />
        <TextArea {...edit.field("note")} rows={2} />
        <FileField {...edit.file("document")} hint="Only you can see it." accept="paper" />
      </EditForm>
    </>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();

/** What kind of record it is, and from when to when it is valid. */
const KindAndDates = ({ edit }: { edit: EditOf<typeof recordCodec> }) => (
  <>
    <SelectField {...edit.field("kind")}>
      {Object.entries(recordKinds).map(([kind, label]) => (
        <option key={kind} value={kind}>
          {label}
        </option>
      ))}
    </SelectField>
    <div className={fieldStyles.three}>
      {(!isIssued(edit.values.kind) || edit.values.givenAt !== "") && (
        <DateField
          {...edit.field("givenAt")}
          label={givenLabel(edit.values.kind)}
          hint="Future dates count as appointments."
        />
      )}
      <DateField {...edit.field("validFrom")} hint="Leave blank if valid right away." />
      <DateField {...edit.field("validUntil")} hint="Leave blank if it doesn't expire." />
    </div>
  </>
);
