import { BadgePercent, Expand } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { capitalized } from "#format/words.ts";
import { LazyBookmarkButton } from "../../community/bookmarks/index.ts";
import { LazyCarrierFit } from "../../travel/carrier-fit/index.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { classes } from "../../ui/classes.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { ProductPicture, type ShopPicture } from "../pictures/index.ts";
import { BuyBox } from "./buy-box.tsx";
import type { ProductCard as Card } from "./card.ts";
import { priceIn, useVariantChoice } from "./use-variant-choice.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { lessPercent, priceText } from "../../ui/money.ts";
import { policyPath, productPath } from "../../links/shop.ts";
import { Price, ProductCard } from "./product-card.tsx";
import type { ProductFacts } from "./product-facts.ts";
import styles from "./product-view.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { marketplaceCrumb } from "./structured-data.ts";
import { filtersPath } from "./filters.ts";

type ProductViewProps = {
  product: ProductFacts;
  recommendations: readonly Card[];
  /** The discount of members in percent; null if there is none. */
  memberPercent: number | null;
  /** Shipping is free. */
  freeDelivery: boolean;
  /** The title of the refund policy; null if there is none. */
  refundTitle: string | null;
};

/** The details of a product and the form to buy it. */
export function ProductView(props: ProductViewProps) {
  const { product, recommendations, memberPercent } = props;
  const { id, title, vendor, type, pictures, options, variants, description } = product;
  const variantChoice = useVariantChoice(product);
  const variant = variantChoice.variant ?? (options.length === 0 ? variants[0] : undefined);
  const [selected, setSelected] = useState<{ picture: number; variantId: string | undefined }>();
  // A selected picture stays until another variant is chosen.
  const current =
    selected && selected.variantId === variant?.id ? selected.picture : (variant?.picture ?? 0);
  const price = priceIn(variants, variant);

  return (
    <>
      <Crumbs crumbs={[marketplaceCrumb]} current={title} />
      <section className={`wrap ${styles.product}`}>
        <Gallery
          pictures={pictures}
          current={current}
          onSelect={(picture) => setSelected({ picture, variantId: variant?.id })}
          title={title}
        />
        <div className={styles.about}>
          <div className={styles.head}>
            <p className="meta">
              {type && <Link to={filtersPath({ type })}>{capitalized(type)}</Link>}
              {vendor && ` by ${vendor}`}
            </p>
            <h1 tabIndex={-1}>{title}</h1>
            <div className={styles.price} aria-live="polite" aria-atomic>
              <Price price={price} />
              {memberPercent !== null && (
                <p className={styles.members}>
                  <BadgePercent size={16} aria-hidden />
                  <span>
                    <span className="guest-only">Member price: </span>
                    <span className="member-only">Your price: </span>
                    {price.isFrom && "from "}
                    {priceText(lessPercent(price.price, memberPercent))}
                  </span>
                </p>
              )}
            </div>
          </div>
          <BuyBox product={product} variantChoice={variantChoice} />
          {description.length > 0 && <RichText blocks={description.slice(0, 1)} />}
          {description.length > 1 && (
            <details className={styles.details}>
              <summary>Details</summary>
              <RichText blocks={description.slice(1)} />
            </details>
          )}
          {product.sizes.length > 0 && <LazyCarrierFit title={title} sizes={product.sizes} />}
          <Facts {...props} />
          <div className={styles.share}>
            <ShareButton title={title} path={productPath(id)} />
            <LazyBookmarkButton kind="product" id={id} />
          </div>
        </div>
      </section>
      {recommendations.length > 0 && <Recommendations cards={recommendations} />}
    </>
  );
}

type RecommendationsProps = { cards: ProductViewProps["recommendations"] };

const Recommendations = ({ cards }: RecommendationsProps) => (
  <section className="tint-sunk">
    <div className="wrap">
      <Heading>You might also like</Heading>
      <ul className={styles.recommendations}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} small />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** Shipping and refund terms. */
function Facts({ freeDelivery, refundTitle }: ProductViewProps) {
  if (!freeDelivery && refundTitle === null) return null;
  return (
    <p className={styles.facts}>
      {freeDelivery && <span>Free shipping</span>}
      {refundTitle !== null && <Link to={policyPath("refund")}>{refundTitle}</Link>}
    </p>
  );
}

const PictureDialog = lazy(async () => (await import("./picture-dialog.tsx")).PictureDialog);

type GalleryProps = {
  pictures: readonly ShopPicture[];
  /** The index of the current picture. */
  current: number;
  onSelect: (index: number) => void;
  title: string;
};

/** The pictures of a product: a large one, which opens a dialog, above thumbnails of all. */
function Gallery({ pictures, current, onSelect, title }: GalleryProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const picture = pictures[current] ?? pictures[0] ?? null;
  const hasThumbnails = pictures.length > 1;
  return (
    <div className={styles.gallery}>
      {picture ? (
        <a
          className={styles.large}
          href={picture.src}
          aria-label={`Enlarge image: ${picture.alt || title}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            // If the dialog cannot be loaded, the browser opens the picture, or nothing happens offline.
            import("./picture-dialog.tsx").then(
              () => setDialogOpen(true),
              () => navigator.onLine && window.location.assign(picture.src),
            );
          }}
        >
          <ProductPicture picture={picture} sizes="(max-width: 767px) 100vw, 560px" eager />
          <span className={styles.expand}>
            <Expand size={20} aria-hidden />
          </span>
        </a>
      ) : (
        <div className={styles.large}>
          <ProductPicture picture={null} />
        </div>
      )}
      {hasThumbnails && (
        <ul className={styles.thumbs} aria-label="Product images">
          {pictures.map((each, index) => (
            <li key={each.src}>
              <button
                type="button"
                className={classes(each === picture && styles.current)}
                aria-label={`Image ${index + 1} of ${pictures.length}${each.alt ? `: ${each.alt}` : ""}`}
                aria-current={each === picture ? "true" : undefined}
                onClick={() => onSelect(index)}
              >
                <ProductPicture picture={{ ...each, alt: "" }} sizes="84px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isDialogOpen && (
        <PictureDialog
          pictures={pictures}
          current={current}
          onSelect={onSelect}
          title={title}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  );
}
