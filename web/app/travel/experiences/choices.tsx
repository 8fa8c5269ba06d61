import { CircleAlert } from "lucide-react";
import { useFieldSetting } from "../../ui/field-setting.ts";
import styles from "./choices.module.css";

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
export function Choices<T extends string>(props: ChoicesProps<T>) {
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
