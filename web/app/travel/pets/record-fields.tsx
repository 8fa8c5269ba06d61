import { RecordKind, recordKinds, recordNoteMax } from "#contracts/travel/pet-records.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { FileField, type FileChange } from "../../ui/file-field.tsx";
import styles from "./pet-fields.module.css";
import { recordLabels, type RecordText } from "./record-draft.ts";
import type { Left } from "../../forms/blur-errors.ts";

type RecordFieldsProps = {
  words: RecordText;
  set: (change: Partial<RecordText>) => void;
  left: Left;
  document: FileChange;
  setDocument: (document: FileChange) => void;
  current: string | null | undefined;
};

const kinds = RecordKind.options;

const days = [
  ["givenAt", "A day ahead: it is booked."],
  ["validFrom", "If not good at once."],
  ["validUntil", "Empty: does not run out."],
] as const;

/** All that is asked of a record. Its kind is enough. */
export function RecordFields(props: RecordFieldsProps) {
  const { words, set, left, document, setDocument, current } = props;
  return (
    <>
      <SelectField
        name="kind"
        label={recordLabels.kind}
        value={words.kind}
        onChange={({ target }) => {
          const kind = kinds.find((one) => one === target.value);
          if (kind) set({ kind });
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {recordKinds[kind]}
          </option>
        ))}
      </SelectField>
      <div className={styles.three}>
        {days.map(([name, hint]) => (
          <TextField
            key={name}
            name={name}
            label={recordLabels[name]}
            hint={hint}
            type="date"
            value={words[name]}
            error={left.errors[name]}
            onChange={(event) => set({ [name]: event.target.value })}
            onBlur={() => left.leave(name, words[name])}
          />
        ))}
      </div>
      <TextField
        name="issuer"
        label={recordLabels.issuer}
        hint="The vet, the laboratory or the office."
        value={words.issuer}
        error={left.errors["issuer"]}
        onChange={(event) => set({ issuer: event.target.value })}
        onBlur={() => left.leave("issuer", words.issuer)}
      />
      <TextArea
        name="note"
        label={recordLabels.note}
        rows={2}
        value={words.note}
        error={left.errors["note"]}
        count={
          words.note.trim().length > recordNoteMax * 0.9 &&
          `${words.note.trim().length} of ${recordNoteMax}`
        }
        onChange={(event) => set({ note: event.target.value })}
        onBlur={() => left.leave("note", words.note)}
      />
      <FileField
        name="document"
        label="Document"
        hint="Nobody but you can open it."
        accept="paper"
        value={document}
        onChange={setDocument}
        current={current}
      />
    </>
  );
}
