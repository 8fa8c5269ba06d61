import { useNavigate } from "react-router";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useState } from "react";
import {
  changeCollection,
  collectionDescriptionMax,
  CollectionProduct,
  collectionTitleMax,
  createCollection,
  AdminCollection,
  collectionProductsMax,
} from "#contracts/commerce/collections.ts";
import { handleMax, listAdminProducts } from "#contracts/commerce/shop-admin.ts";
import * as z from "zod/mini";
import { call } from "../../data/browser.ts";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { plain, text } from "../../forms/fields.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { adminCollectionPath, adminCollectionsPath } from "../../links/admin.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { typingPauseMs } from "../../data/pause.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Chip } from "../../ui/tag.tsx";
import { useCollection } from "./use-collection.ts";
import styles from "./collections.module.css";

/** Edits a collection. */
export function CollectionForm({ collection }: { collection: AdminCollection }) {
  const { cacheCollection } = useCollection(collection._id);
  const edit = useEdit(collectionCodec, collection, {
    draftKey: `collection:${collection._id}`,
    update: (request, { _id: id }) =>
      call(changeCollection, { params: { id: `${id}` }, ...request }),
    onSaved: (saved) => {
      cacheCollection(saved);
      toast("Saved.");
    },
    onConflict: cacheCollection,
  });
  return (
    <EditForm
      name="collection"
      edit={edit}
      action="Save"
      busyText="Saving…"
      disabled={!edit.isDirty()}
    >
      <CollectionFields
        edit={edit}
        handleHint="Used in the collection's URL. Links with the old handle will stop working."
      />
    </EditForm>
  );
}

/** Creates a collection. */
export function NewCollection() {
  const navigate = useNavigate();
  const { forget } = useCollection(0);
  const edit = useEdit(collectionCodec, null, {
    draftKey: "collection",
    create: (request) => call(createCollection, request),
    onSaved: async ({ _id, title }) => {
      forget();
      toast(`${title} created.`);
      await navigate(adminCollectionPath(_id));
    },
  });
  return (
    <EditForm
      name="collection"
      edit={edit}
      className="card pad stack loose read"
      action="Create collection"
      busyText="Creating…"
      beside={<LinkButton to={adminCollectionsPath}>Cancel</LinkButton>}
    >
      <CollectionFields
        edit={edit}
        handleHint="Used in the collection's URL. Leave blank to create it from the title."
      />
    </EditForm>
  );
}

type CollectionFieldsProps = {
  edit: EditOf<typeof collectionCodec>;
  /** The hint of the handle field. */
  handleHint: string;
};

const CollectionFields = ({ edit, handleHint }: CollectionFieldsProps) => (
  <>
    <TextField {...edit.field("title")} autoComplete="off" required />
    <TextArea
      {...edit.field("description")}
      hint="Plain text, shown above the products."
      rows={3}
    />
    <TextField {...edit.field("handle")} hint={handleHint} autoComplete="off" />
    <ProductsField
      products={edit.values.products}
      error={edit.errors["products"]}
      onChange={(products) => edit.set({ products })}
    />
  </>
);

const products = plain("Products", z.array(CollectionProduct), [], (list) =>
  list.map(({ title }) => title).join(", "),
);

/** The editable fields of a collection. */
const collectionCodec = codec({
  noun: "collection",
  resource: AdminCollection,
  create: createCollection.body,
  update: changeCollection.body,
  fields: {
    title: text("Title", { max: collectionTitleMax }),
    description: text("Description", { max: collectionDescriptionMax }),
    handle: text("Handle", { max: handleMax }),
    products: {
      ...products,
      // The request contains only the IDs.
      parse: (list: readonly CollectionProduct[]) => list.map(({ _id: id }) => id),
    },
  },
});

type ProductsFieldProps = {
  products: CollectionProduct[];
  error: string | undefined;
  onChange: (products: CollectionProduct[]) => void;
};

const listId = "collection-products";

/** The products of a collection in order, with a search field to add others. */
function ProductsField({ products, error, onChange }: ProductsFieldProps) {
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
