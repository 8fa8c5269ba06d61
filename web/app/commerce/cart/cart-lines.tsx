import { Link } from "react-router";
import { useSite } from "../../data/site.ts";
import { centsOf, priceText } from "../../ui/money.ts";
import { idOf, variantPath } from "../../links/shop.ts";
import { pictureOf, ProductPicture } from "../pictures/index.ts";
import { Button } from "../../ui/button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast-store.ts";
import styles from "./cart-lines.module.css";
import { restoreLine, setQuantity } from "./change-cart.ts";
import { QuantityField } from "./quantity-field.tsx";
import { nameOf, variantTitleOf } from "./cart-model.ts";
import type { VisibleLine } from "./visible-lines.ts";

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
    toast(`${removed.line.merchandise.product.title} is out of your cart.`, {
      undo: () => void undo(),
    });
  };
  return (
    <ul className={`card pad ${styles.lines}`} aria-label="In your cart">
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
    <li className={styles.line}>
      <span className={styles.picture}>
        <ProductPicture
          picture={image && site ? pictureOf(image, site.publicUrl) : null}
          sizes="84px"
        />
      </span>
      <div className={styles.text}>
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
        <Button look="txt" small aria-label={`Remove ${nameOf(line)}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <output className={styles.message}>{message}</output>
    </li>
  );
}
