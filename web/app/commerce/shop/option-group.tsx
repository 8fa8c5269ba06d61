import { classes } from "../../ui/classes.ts";
import type { ValueState } from "./variant-choice.ts";
import styles from "./option-group.module.css";
import type { OptionFacts } from "./product-facts.ts";
import { swatchOf } from "./swatches.ts";

type OptionGroupProps = {
  option: OptionFacts;
  chosen: number | undefined;
  stateOf: (value: number) => ValueState;
  onChoose: (value: number) => void;
  /** The ID of the error message, if there is one. */
  errorId: string | undefined;
};

const stateText = {
  available: "",
  soldOut: " (sold out)",
  missing: " (not with what is chosen)",
};

/** The values of one option. Sold-out and unavailable values are marked and can be selected. */
export function OptionGroup({ option, chosen, stateOf, onChoose, errorId }: OptionGroupProps) {
  const { name, values } = option;
  return (
    <fieldset
      className={classes(styles.group, errorId !== undefined && styles.invalid)}
      aria-describedby={errorId}
    >
      <legend>
        {name}
        {chosen !== undefined && <span className={styles.chosen}>: {values[chosen]}</span>}
      </legend>
      <div className={styles.values}>
        {values.map((value, index) => {
          const state = stateOf(index);
          const color = swatchOf(name, value);
          return (
            <label
              key={value}
              className={classes(styles.value, color && styles.swatch, styles[state])}
            >
              <input
                type="radio"
                name={`option-${name}`}
                value={value}
                checked={chosen === index}
                onChange={() => onChoose(index)}
              />
              {color && <span className={styles.color} style={{ background: color }} />}
              <span className={styles.name}>
                {value}
                <span className="sr">{stateText[state]}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
