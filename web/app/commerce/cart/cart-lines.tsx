import { Link } from "react-router";
import { useSite } from "../../data/site.ts";
import { centsOf, priceText } from "../../ui/money.ts";
import { idOf, variantPath } from "../../links/shop.ts";
import { pictureOf, ProductPicture } from "../pictures/index.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast-store.ts";
import styles from "./cart.module.css";
import { restoreLine, setQuantity } from "./change-cart.ts";
import { nameOf, variantTitleOf } from "./cart-model.ts";
import type { VisibleLine } from "./visible-lines.ts";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { quantityMax } from "#contracts/commerce/shop.ts";

/** The ID of the link that an empty cart shows. */
export const marketplaceLinkId = "cart-way-on";

/** The ID of the title link of a line. */
export const titleId = (lineId: string): string => `line-${lineId}`;

/** The lines of the cart. */
export function CartLines({ lines }: { lines: readonly VisibleLine[] }) {
  const remove = (index: number) => {
    const removed = lines[index];
    if (!removed) return;
    const next = lines[index + 1] ?? lines[index - 1];
    focusSoon(next ? titleId(next.line.id) : marketplaceLinkId);
    setQuantity(removed.line.id, 0);
    const undo = async () => {
      const restored = await restoreLine({ ...removed.line, quantity: removed.quantity });
      if (restored) focusSoon(titleId(restored.id));
    };
    toast(`${removed.line.merchandise.product.title} removed from your cart.`, {
      undo: () => void undo(),
    });
  };
  return (
    <ul className={`card pad ${styles.cartLinesLines}`} aria-label="Cart items">
      {lines.map((visible, index) => (
        <LineRow key={visible.line.id} visible={visible} onRemove={() => remove(index)} />
      ))}
    </ul>
  );
}

function LineRow({ visible, onRemove }: { visible: VisibleLine; onRemove: () => void }) {
  const { line, quantity, max, message } = visible;
  const { merchandise, cost } = line;
  const { product, image } = merchandise;
  const site = useSite();
  const to = variantPath(idOf(product.id), idOf(merchandise.id));
  const variantTitle = variantTitleOf(merchandise.title);
  const each = centsOf(cost.amountPerQuantity.amount);
  return (
    <li className={styles.cartLinesLine}>
      <span className={styles.picture}>
        <ProductPicture
          picture={image && site ? pictureOf(image, site.publicUrl) : null}
          sizes="84px"
        />
      </span>
      <div className={styles.cartLinesText}>
        <Link id={titleId(line.id)} className={styles.title} to={to}>
          {product.title}
        </Link>
        {variantTitle && <p className="meta">{variantTitle}</p>}
        <p className="meta num">{priceText(each)} each</p>
      </div>
      <QuantityField
        name={nameOf(line)}
        value={quantity}
        max={max}
        onChange={(next) => (next > 0 ? setQuantity(line.id, next) : onRemove())}
      />
      <div className={styles.end}>
        <b className="num">{priceText(each * quantity)}</b>
        <Button variant="txt" small aria-label={`Remove ${nameOf(line)}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <output className={styles.message}>{message}</output>
    </li>
  );
}

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
function QuantityField({ name, value, max, onChange }: QuantityFieldProps) {
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
      <legend className="sr">Quantity for {name}</legend>
      <IconButton label={`Decrease quantity for ${name}`} onClick={() => onChange(value - 1)}>
        <Minus size={16} aria-hidden />
      </IconButton>
      <input
        className={`num ${styles.number}`}
        aria-label={`Quantity for ${name}`}
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
          value >= max ? `Maximum quantity for ${name} reached` : `Increase quantity for ${name}`
        }
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
