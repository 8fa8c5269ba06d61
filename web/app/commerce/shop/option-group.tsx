import { classes } from "../../ui/classes.ts";
import type { ValueState } from "./choice.ts";
import styles from "./option-group.module.css";
import type { OptionFacts } from "./product-facts.ts";
import { swatchOf } from "./swatches.ts";

type OptionGroupProps = {
  option: OptionFacts;
  chosen: number | undefined;
  stateOf: (value: number) => ValueState;
  onChoose: (value: number) => void;
  /** The id of what is wrong, where something is. */
  wrong: string | undefined;
};

const stateText = {
  available: "",
  soldOut: " (sold out)",
  missing: " (not with what is chosen)",
};

/** The values of one option. What is sold out, or not made with the others, is marked and can be looked at. */
export function OptionGroup({ option, chosen, stateOf, onChoose, wrong }: OptionGroupProps) {
  const { name, values } = option;
  return (
    <fieldset
      className={classes(styles.group, wrong !== undefined && styles.wrong)}
      aria-describedby={wrong}
    >
      <legend>
        {name}
        {chosen !== undefined && <span className={styles.chosen}>: {values[chosen]}</span>}
      </legend>
      <div className={styles.values}>
        {values.map((value, place) => {
          const state = stateOf(place);
          const colour = swatchOf(name, value);
          return (
            <label
              key={value}
              className={classes(styles.value, colour && styles.swatch, styles[state])}
            >
              <input
                type="radio"
                name={`option-${name}`}
                value={value}
                checked={chosen === place}
                onChange={() => onChoose(place)}
              />
              {colour && <span className={styles.colour} style={{ background: colour }} />}
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
