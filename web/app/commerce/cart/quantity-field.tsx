import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { quantityMax } from "#contracts/commerce/shop-names.ts";
import { IconButton } from "../../ui/button.tsx";
import styles from "./quantity-field.module.css";

type QuantityFieldProps = {
  /** What it is a quantity of. */
  name: string;
  value: number;
  /** How many there can be. */
  most: number;
  /** Told of a whole number, by writing also of one above `most`; 0 or less means that it goes. */
  onChange: (quantity: number) => void;
};

/** How many: one less, a number to write, one more. */
export function QuantityField({ name, value, most, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>();

  const take = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const quantity = Math.trunc(Number(typed));
    if (typed.trim() === "" || !Number.isFinite(quantity) || quantity === value) return;
    onChange(Math.min(quantity, quantityMax));
  };

  return (
    <fieldset className={styles.quantity}>
      <legend className="sr">Quantity of {name}</legend>
      <IconButton label={`One less ${name}`} onClick={() => onChange(value - 1)}>
        <Minus size={16} aria-hidden />
      </IconButton>
      <input
        className={`num ${styles.number}`}
        aria-label={`Quantity of ${name}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === "Enter") take();
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      <IconButton
        label={
          value >= most ? `No more ${name}: all there are lie in your cart` : `One more ${name}`
        }
        aria-disabled={value >= most}
        onClick={() => value < most && onChange(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
