import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import styles from "../../ui/quantity.module.css";

type QuantityProps = {
  value: number;
  max: number;
  disabled?: boolean;
  onChange: (quantity: number) => void;
};

/** A quantity with buttons and a field; always an integer from 1 to `max`. */
export function Quantity({ value, max, disabled, onChange }: QuantityProps) {
  // The input may not be a number while it is being typed.
  const [typed, setTyped] = useState<string>();
  const commit = (quantity: number) => {
    setTyped(undefined);
    onChange(Math.min(Math.max(1, quantity), max));
  };
  return (
    <fieldset className={styles.quantity} aria-label="Quantity" disabled={disabled}>
      <button
        type="button"
        aria-label="Decrease quantity"
        aria-disabled={value <= 1}
        onClick={() => commit(value - 1)}
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
          if (Number.isSafeInteger(number) && number >= 1 && number <= max) onChange(number);
        }}
        onBlur={({ target }) => commit(Math.floor(Number(target.value)) || 1)}
      />
      <button
        type="button"
        aria-label="Increase quantity"
        aria-disabled={value >= max}
        onClick={() => commit(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </button>
    </fieldset>
  );
}
