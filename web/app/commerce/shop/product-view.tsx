import { BadgePercent, Truck, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ShareButton } from "../../ui/share-button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { BuyBox } from "./buy-box.tsx";
import type { ProductCard as Card } from "./card.ts";
import { priceIn } from "./choice.ts";
import { Crumbs } from "./crumbs.tsx";
import { Gallery } from "./gallery.tsx";
import { lessPercent, priceText } from "../../ui/money.ts";
import { policyPath, productPath } from "../../links/shop.ts";
import { Price, ProductCard } from "./product-card.tsx";
import type { ProductFacts } from "./product-facts.ts";
import styles from "./product-view.module.css";
import { Rich } from "./rich.tsx";
import { marketplaceCrumb } from "./structured.ts";
import { useChoice } from "./use-choice.ts";
import { wantedPath } from "./filters.ts";

type ProductViewProps = {
  product: ProductFacts;
  alongside: readonly Card[];
  /** What members get off, in percent; null where the shop grants nothing. */
  memberPercent: number | null;
  /** Delivery costs nothing. */
  freeDelivery: boolean;
  /** The title of the shop's rules on sending back; null where it has none. */
  returns: string | null;
};

/** All there is to know of a product, and the way into the cart. */
export function ProductView(props: ProductViewProps) {
  const { product, alongside, memberPercent } = props;
  const { id, title, vendor, type, pictures, options, variants, description } = product;
  const choosing = useChoice(product);
  const variant = choosing.variant ?? (options.length === 0 ? variants[0] : undefined);
  const [looked, setLooked] = useState<{ at: number; of: string | undefined }>();
  // What somebody looks at stays until they choose another variant.
  const shown = looked && looked.of === variant?.id ? looked.at : (variant?.picture ?? 0);
  const price = priceIn(variants, variant);

  return (
    <>
      <Crumbs way={[marketplaceCrumb]} here={title} />
      <section className={`wrap ${styles.product}`}>
        <Gallery
          pictures={pictures}
          shown={shown}
          onShow={(at) => setLooked({ at, of: variant?.id })}
          title={title}
        />
        <div className={styles.about}>
          <div className={styles.head}>
            {type && (
              <p className="meta">
                <Link to={wantedPath({ type })}>{capital(type)}</Link>
              </p>
            )}
            <h1 tabIndex={-1}>{title}</h1>
            {vendor && <p className="meta">by {vendor}</p>}
            <div className={styles.price} aria-live="polite" aria-atomic>
              <Price of={price} />
              {memberPercent !== null && (
                <p className={styles.members}>
                  <BadgePercent size={16} aria-hidden />
                  <span>
                    <span className="guest-only">Members pay </span>
                    <span className="member-only">As a member you pay </span>
                    {price.isFrom && "from "}
                    {priceText(lessPercent(price.price, memberPercent))}
                  </span>
                </p>
              )}
            </div>
          </div>
          <BuyBox product={product} choosing={choosing} />
          {description.length > 0 && <Rich of={description} />}
          <Facts {...props} />
          <div className={styles.share}>
            <ShareButton title={title} path={productPath(id)} />
          </div>
        </div>
      </section>
      {alongside.length > 0 && (
        <section className="tint-sunk">
          <div className="wrap">
            <Heading>Goes well with it</Heading>
            <ul className={styles.alongside}>
              {alongside.map((card) => (
                <li key={card.id}>
                  <ProductCard card={card} small />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the shop promises beside the thing itself. */
function Facts({ freeDelivery, returns }: ProductViewProps) {
  if (!freeDelivery && returns === null) return null;
  return (
    <ul className={styles.facts}>
      {freeDelivery && (
        <li>
          <Truck size={20} aria-hidden />
          Delivery costs nothing.
        </li>
      )}
      {returns !== null && (
        <li>
          <Undo2 size={20} aria-hidden />
          <Link to={policyPath("refund")}>{returns}</Link>
        </li>
      )}
    </ul>
  );
}
