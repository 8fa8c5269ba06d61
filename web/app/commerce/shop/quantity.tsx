import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import styles from "../../ui/quantity.module.css";

type QuantityProps = {
  value: number;
  most: number;
  disabled?: boolean;
  onChange: (quantity: number) => void;
};

/** How many, by buttons or typed; always a whole number from 1 to `most`. */
export function Quantity({ value, most, disabled, onChange }: QuantityProps) {
  // What is being typed may be no number yet.
  const [typed, setTyped] = useState<string>();
  const set = (quantity: number) => {
    setTyped(undefined);
    onChange(Math.min(Math.max(1, quantity), most));
  };
  return (
    <fieldset className={styles.quantity} aria-label="Quantity" disabled={disabled}>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={value <= 1}
        onClick={() => set(value - 1)}
      >
        <Minus size={16} aria-hidden />
      </button>
      <input
        inputMode="numeric"
        pattern="[0-9]*"
        aria-label="Quantity"
        autoComplete="off"
        maxLength={3}
        value={typed ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          const number = Number(target.value);
          setTyped(target.value);
          if (Number.isSafeInteger(number) && number >= 1 && number <= most) onChange(number);
        }}
        onBlur={({ target }) => set(Math.floor(Number(target.value)) || 1)}
      />
      <button
        type="button"
        aria-label="One more"
        aria-disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </button>
    </fieldset>
  );
}
