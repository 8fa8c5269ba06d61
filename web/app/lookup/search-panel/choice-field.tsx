import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Choice } from "#reference/choices.ts";
import styles from "./choice-field.module.css";
import { grouped, matching } from "./groups.ts";
import type { FieldName } from "./lookup.ts";

type ChoiceFieldProps = {
  name: FieldName;
  label: string;
  /** Stands in the field until something is chosen. */
  empty: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** A long list can be narrowed by typing; what the box for it is called. */
  filter?: string;
  /** The id of the words that say what is wrong with it. */
  wrong?: string | undefined;
};

/** A native choice, sorted by whether there is an answer. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, empty, choices, value, onChange, filter, wrong } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");

  // What somebody typed before the page lived.
  useEffect(() => setTyped(box.current?.value ?? ""), []);

  const found = matching(choices, typed);
  // What is chosen stays chosen, whatever is typed.
  const offered = choices.filter((choice) => choice.value === value || found.includes(choice));
  const count = `${found.length === 0 ? "None" : found.length} of ${choices.length}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === "Escape") setTyped("");
    if (event.key !== "Enter") return;
    // Enter takes what was found, and does not send the form.
    event.preventDefault();
    if (typed.trim() === "" || !first) return;
    onChange(first.value);
    setTyped("");
    select.current?.focus();
  };

  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {filter && (
          <>
            <input
              ref={box}
              type="search"
              className={styles.filter}
              aria-label={filter}
              aria-controls={id}
              placeholder="Type to filter"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={40}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={onKeyDown}
            />
            <output className="sr">{typed.trim() !== "" && `${count} match`}</output>
          </>
        )}
      </div>
      <select
        ref={select}
        id={id}
        name={name}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong}
      >
        <option value="">{typed.trim() === "" ? empty : `${count} match`}</option>
        {grouped(name, offered).map(({ heading, choices: inGroup }) => {
          const options = inGroup.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ));
          return heading ? (
            <optgroup key={heading} label={heading}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </select>
    </div>
  );
}
