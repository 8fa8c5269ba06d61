import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Choice } from "#reference/choices.ts";
import styles from "./choice-field.module.css";
import { groupChoices, filterChoices } from "./choice-groups.ts";
import type { FieldName } from "./lookup.ts";

type ChoiceFieldProps = {
  name: FieldName;
  label: string;
  /** The label of the empty option. */
  empty: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** The accessible name of the filter, for long lists. */
  filter?: string;
  /** The ID of the error message. */
  errorId?: string | undefined;
};

/** A native select, grouped by whether there is an answer. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, empty, choices, value, onChange, filter, errorId } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const filterInput = useRef<HTMLInputElement>(null);
  const [filterText, setFilterText] = useState("");

  // Text entered before hydration.
  useEffect(() => setFilterText(filterInput.current?.value ?? ""), []);

  const matches = filterChoices(choices, filterText);
  // The selected choice stays in the list.
  const offered = choices.filter((choice) => choice.value === value || matches.includes(choice));
  const count = `${matches.length === 0 ? "None" : matches.length} of ${choices.length}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = matches;
    if (event.key === "Escape") setFilterText("");
    if (event.key !== "Enter") return;
    // Enter selects the first match instead of submitting the form.
    event.preventDefault();
    if (filterText.trim() === "" || !first) return;
    onChange(first.value);
    setFilterText("");
    select.current?.focus();
  };

  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {filter && (
          <>
            <input
              ref={filterInput}
              type="search"
              className={styles.filter}
              aria-label={filter}
              aria-controls={id}
              placeholder="Type to filter"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={40}
              value={filterText}
              onChange={({ target }) => setFilterText(target.value)}
              onKeyDown={onKeyDown}
            />
            <output className="sr">{filterText.trim() !== "" && `${count} match`}</output>
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
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      >
        <option value="">{filterText.trim() === "" ? empty : `${count} match`}</option>
        {groupChoices(name, offered).map(({ heading, choices: group, isDisabled }) => {
          const options = group.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ));
          return heading ? (
            <optgroup key={heading} label={heading} disabled={isDisabled}>
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
