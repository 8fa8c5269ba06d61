import { Plus } from "lucide-react";
import { useState, type ClipboardEvent, type FormEvent } from "react";
import { itemTextMax } from "#contracts/travel/trip-names.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import styles from "./check-list.module.css";
import { listLines } from "./list-lines.ts";

type AddLinesProps = {
  name: string;
  /** Label of the field: "Add a to-do". */
  label: string;
  /** Name of the list. */
  title: string;
  /** Resolves to whether they were saved; else the text comes back. */
  onAdd: (lines: string[], due: string | null) => Promise<boolean>;
  /** Shows a date field as well, once there is text. */
  dated?: boolean;
};

/** Adds an item to a list; pasted lines become several items. */
export function AddLines({ name, label, title, onAdd, dated }: AddLinesProps) {
  const [text, setText] = useState("");
  const [due, setDue] = useState("");

  const add = async (lines: string[], typed: string) => {
    if (lines.length === 0) return;
    setText("");
    setDue("");
    const isThere = await onAdd(lines, due || null);
    if (isThere) return;
    setText((now) => now || typed);
    setDue((now) => now || due);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void add(listLines(text), text);
  };

  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    void add(listLines(`${text}${pasted}`), text);
  };

  return (
    <form className={`${styles.add} screen-only`} aria-label={title} onSubmit={onSubmit}>
      <TextField
        name={name}
        label={label}
        labelHidden
        placeholder={label}
        autoComplete="off"
        maxLength={itemTextMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={onPaste}
      />
      <Button type="submit" variant="pri" aria-label={label}>
        <Plus aria-hidden />
      </Button>
      {dated && (text !== "" || due !== "") && (
        <div className={styles.when}>
          <DateField
            name={`${name}-due`}
            label="Due date (optional)"
            value={due}
            onChange={({ target }) => setDue(target.value)}
          />
        </div>
      )}
    </form>
  );
}
