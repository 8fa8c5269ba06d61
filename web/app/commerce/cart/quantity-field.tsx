import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { quantityMax } from "#contracts/commerce/shop-names.ts";
import { IconButton } from "../../ui/button.tsx";
import styles from "./quantity-field.module.css";

type QuantityFieldProps = {
  /** The name of the item. */
  name: string;
  value: number;
  /** The maximum quantity. */
  max: number;
  /** Called with an integer. A typed one may exceed `max`; 0 or less removes the item. */
  onChange: (quantity: number) => void;
};

/** A quantity with buttons to decrease and increase it. */
export function QuantityField({ name, value, max, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>();

  const commit = () => {
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
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      <IconButton
        label={
          value >= max ? `No more ${name}: all there are lie in your cart` : `One more ${name}`
        }
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
