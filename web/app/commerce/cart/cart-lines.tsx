import { Link } from "react-router";
import { useSite } from "../../data/site.ts";
import { centsOf, priceText } from "../../ui/money.ts";
import { idOf, variantPath } from "../../links/shop.ts";
import { pictureOf, ProductPicture } from "../pictures/index.ts";
import { Button } from "../../ui/button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast-store.ts";
import styles from "./cart-lines.module.css";
import { putBack, setQuantity } from "./changes.ts";
import { QuantityField } from "./quantity-field.tsx";
import { kindOf, nameOf } from "./reading.ts";
import type { ShownLine } from "./visible-lines.ts";

/** The id of the way on from an empty cart. */
export const wayOnId = "cart-way-on";

/** The id of the link that names a line. */
export const titleId = (lineId: string): string => `line-${lineId}`;

/** What lies in the cart. */
export function CartLines({ lines }: { lines: readonly ShownLine[] }) {
  const remove = (place: number) => {
    const shown = lines[place];
    if (!shown) return;
    const next = lines[place + 1] ?? lines[place - 1];
    focusSoon(next ? titleId(next.line.id) : wayOnId);
    setQuantity(shown.line.id, 0);
    const undo = async () => {
      const back = await putBack({ ...shown.line, quantity: shown.quantity });
      if (back) focusSoon(titleId(back.id));
    };
    toast(`${shown.line.merchandise.product.title} is out of your cart.`, {
      undo: () => void undo(),
    });
  };
  return (
    <ul className={`card pad ${styles.lines}`} aria-label="In your cart">
      {lines.map((shown, place) => (
        <LineRow key={shown.line.id} of={shown} onRemove={() => remove(place)} />
      ))}
    </ul>
  );
}

function LineRow({ of, onRemove }: { of: ShownLine; onRemove: () => void }) {
  const { line, quantity, most, said } = of;
  const { merchandise, cost } = line;
  const { product, image } = merchandise;
  const site = useSite();
  const to = variantPath(idOf(product.id), idOf(merchandise.id));
  const kind = kindOf(merchandise.title);
  const each = centsOf(cost.amountPerQuantity.amount);
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <ProductPicture of={image && site ? pictureOf(image, site.publicUrl) : null} sizes="84px" />
      </span>
      <div className={styles.words}>
        <Link id={titleId(line.id)} className={styles.title} to={to}>
          {product.title}
        </Link>
        {kind && <p className="meta">{kind}</p>}
        <p className="meta num">{priceText(each)} each</p>
      </div>
      <QuantityField
        name={nameOf(line)}
        value={quantity}
        most={most}
        onChange={(next) => (next > 0 ? setQuantity(line.id, next) : onRemove())}
      />
      <div className={styles.end}>
        <b className="num">{priceText(each * quantity)}</b>
        <Button look="txt" small aria-label={`Remove ${nameOf(line)}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <output className={styles.said}>{said}</output>
    </li>
  );
}
