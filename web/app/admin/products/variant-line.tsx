import { Pencil, Trash2 } from "lucide-react";
import type { OwnProduct, OwnVariant } from "#contracts/commerce/shop-admin.ts";
import { priceText } from "../../ui/money.ts";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { IconButton } from "../../ui/button.tsx";
import styles from "./product.module.css";
import { StockStepper } from "./stock-stepper.tsx";
import { variantName } from "./text.ts";

type VariantLineProps = {
  product: OwnProduct;
  variant: OwnVariant;
  onChange: () => void;
  onDelete: () => void;
};

/** A variant in the list of a product's. */
export function VariantLine({ product, variant, onChange, onDelete }: VariantLineProps) {
  const { price, compareAt, sku, grams, imageId } = variant;
  const name = variantName(variant);
  const image = product.images.find(({ _id }) => _id === imageId) ?? product.images[0];
  const facts = [sku, grams === null ? null : `${grams} g`].filter(Boolean).join(" · ");
  return (
    <li className={styles.variant}>
      <span className={styles.face}>
        <ProductPicture
          picture={image ? { src: image.url, alt: "", width: null, height: null } : null}
          sizes="56px"
        />
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        {facts && <p className="meta">{facts}</p>}
      </div>
      <p className={`num ${styles.price}`}>
        {priceText(price)}
        {compareAt !== null && (
          <>
            {" "}
            <s className="meta">
              <span className="sr">before </span>
              {priceText(compareAt)}
            </s>
          </>
        )}
      </p>
      <StockStepper productId={product._id} variant={variant} name={name} />
      <div className={styles.ways}>
        <IconButton label={`Change ${name}`} onClick={onChange}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
