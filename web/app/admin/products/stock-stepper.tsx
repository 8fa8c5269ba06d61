import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { type OwnVariant, stockMax } from "#contracts/commerce/shop-admin.ts";
import quantity from "../../ui/quantity.module.css";
import { Notice } from "../../ui/notice.tsx";
import { wholeIn } from "./dollars.ts";
import styles from "./product.module.css";
import { useStock } from "./use-stock.ts";

type StockStepperProps = { productId: number; variant: OwnVariant; name: string };

/** How many there are of a variant, by buttons or typed. Steps count on what orders leave meanwhile. */
export function StockStepper({ productId, variant, name }: StockStepperProps) {
  const { shown, trouble, step, set } = useStock(productId, variant);
  // What is being typed may be no number yet.
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    const wanted = wholeIn(typed ?? "");
    if (wanted !== null && wanted <= stockMax) set(wanted);
    setTyped(undefined);
  };
  return (
    <>
      <fieldset className={quantity.quantity} aria-label={`Stock of ${name}`}>
        <button
          type="button"
          aria-label={`One less of ${name}`}
          disabled={shown <= 0}
          onClick={() => step(-1)}
        >
          <Minus size={16} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          aria-label={`Stock of ${name}`}
          autoComplete="off"
          maxLength={7}
          value={typed ?? String(shown)}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === "Enter") finish();
            if (key === "Escape") setTyped(undefined);
          }}
          onBlur={finish}
        />
        <button
          type="button"
          aria-label={`One more of ${name}`}
          disabled={shown >= stockMax}
          onClick={() => step(1)}
        >
          <Plus size={16} aria-hidden />
        </button>
      </fieldset>
      {trouble && (
        <div className={styles.trouble}>
          <Notice>{trouble}</Notice>
        </div>
      )}
    </>
  );
}
