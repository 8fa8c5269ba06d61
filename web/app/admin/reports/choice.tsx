import styles from "./reports.module.css";

type ChoiceProps<Value extends string> = {
  name: string;
  legend: string;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A few options of which one holds. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <fieldset className={styles.choice}>
    <legend>{props.legend}</legend>
    <div>
      {props.options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            className="sr"
            name={props.name}
            checked={option === props.value}
            onChange={() => props.onChange(option)}
          />
          {props.labels[option]}
        </label>
      ))}
    </div>
  </fieldset>
);
