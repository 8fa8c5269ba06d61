import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useState } from "react";
import { collectionProductsMax, type CollectionProduct } from "#contracts/commerce/collections.ts";
import { listAdminProducts } from "#contracts/commerce/shop-admin.ts";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { call } from "../../data/browser.ts";
import { typingPauseMs } from "../../data/pause.ts";
import { Button } from "../../ui/button.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Chip } from "../../ui/tag.tsx";
import styles from "./collections.module.css";

type ProductsFieldProps = {
  products: CollectionProduct[];
  error: string | undefined;
  onChange: (products: CollectionProduct[]) => void;
};

const listId = "collection-products";

/** The products of a collection in order, with a search field to add others. */
export function ProductsField({ products, error, onChange }: ProductsFieldProps) {
  const [query, setQuery] = useState("");

  const swap = (place: number, other: number) => {
    const next = [...products];
    const [one, two] = [next[place], next[other]];
    if (!one || !two) return;
    next[place] = two;
    next[other] = one;
    onChange(next);
  };
  const remove = (id: number) => {
    onChange(products.filter(({ _id }) => _id !== id));
    focusSoon(listId);
  };
  const isIn = (id: number) => products.some(({ _id }) => _id === id);

  return (
    <div className="stack">
      <ComboField<CollectionProduct>
        name="products"
        label="Products"
        hint="Search for products to add. A collection without its own image shows its first product's photo."
        placeholder="Title or SKU"
        error={error}
        value={query}
        maxLength={100}
        pauseMs={typingPauseMs}
        onChange={setQuery}
        offers={async (typed, signal) => {
          const { data } = await call(listAdminProducts, {
            query: { q: typed.trim(), limit: 12 },
            signal,
          });
          return data
            .filter(({ _id: id }) => !isIn(id))
            .map(({ _id, title, image, published }) => ({ _id, title, image, published }));
        }}
        onChoose={(product) => {
          setQuery("");
          if (!isIn(product._id) && products.length < collectionProductsMax)
            onChange([...products, product]);
        }}
        keyOf={({ _id }) => `${_id}`}
        nouns={{ list: "Products", one: "product", many: "products" }}
      >
        {({ title, published }) => `${title}${published ? "" : " (unpublished)"}`}
      </ComboField>
      <ol
        id={listId}
        tabIndex={-1}
        className={styles.products}
        aria-label="Products in this collection"
      >
        {products.map((product, place) => (
          <ProductLine
            key={product._id}
            product={product}
            isFirst={place === 0}
            isLast={place === products.length - 1}
            onMove={(by) => swap(place, place + by)}
            onRemove={() => remove(product._id)}
          />
        ))}
      </ol>
      {products.length === 0 && <p className="meta">No products in this collection yet.</p>}
    </div>
  );
}

type ProductLineProps = {
  product: CollectionProduct;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function ProductLine({ product, isFirst, isLast, onMove, onRemove }: ProductLineProps) {
  const { title, image, published } = product;
  return (
    <li className={`card ${styles.line}`}>
      <span className={styles.picture}>
        <ProductPicture
          picture={image === null ? null : { src: image, alt: "", width: null, height: null }}
          sizes="56px"
        />
      </span>
      <span>
        {title} {!published && <Chip tone="due">Unpublished</Chip>}
      </span>
      <span className={styles.actions}>
        <Button
          small
          icon={<ArrowUp size={18} aria-hidden />}
          aria-label={`Move ${title} up`}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <Button
          small
          icon={<ArrowDown size={18} aria-hidden />}
          aria-label={`Move ${title} down`}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button
          small
          icon={<X size={18} aria-hidden />}
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
