import { useState } from "react";
import {
  type OwnProduct,
  type OwnVariant,
  variantsMax,
  deleteVariant,
} from "#contracts/commerce/shop-admin.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./products.module.css";
import { VariantLine } from "./variant-line.tsx";
import { variantName } from "./text.ts";
import { isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast.tsx";
import { useProduct } from "./use-product.ts";

const VariantForm = lazy(async () => (await import("./variant-form.tsx")).VariantForm);

type Asking = { to: "add" } | { to: "change" | "delete"; variant: OwnVariant };

/** The variants of a product with their prices and stock. */
export function Variants({ product }: { product: OwnProduct }) {
  const { variants, options } = product;
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const addText = options.length === 0 ? "Add price" : "Add variant";
  const hasRoom = options.length === 0 ? variants.length === 0 : variants.length < variantsMax;
  return (
    <div className="stack">
      <div className="row apart">
        <h2 id="variants" className={styles.part} tabIndex={-1}>
          Prices and stock
        </h2>
        {hasRoom && (
          <Button
            small
            variant={variants.length === 0 ? "go" : "sec"}
            onClick={() => setAsking({ to: "add" })}
          >
            {addText}
          </Button>
        )}
      </div>
      {variants.length === 0 ? (
        <p className="meta">
          {options.length === 0
            ? "This product has no price yet."
            : `No variants yet. Add one for each ${options.join(" and ")} you sell.`}
        </p>
      ) : (
        <ul className={styles.variants} aria-label="Variants">
          {variants.map((variant) => (
            <VariantLine
              key={variant._id}
              product={product}
              variant={variant}
              onChange={() => setAsking({ to: "change", variant })}
              onDelete={() => setAsking({ to: "delete", variant })}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={asking?.to === "add" || asking?.to === "change"}
        title={asking?.to === "change" ? `Edit ${variantName(asking.variant)}` : addText}
        onClose={close}
        wide
      >
        {asking && asking.to !== "delete" && (
          <VariantForm
            product={product}
            variant={asking.to === "change" ? newestOf(product, asking.variant) : undefined}
            onClose={close}
          />
        )}
      </Dialog>
      <DeleteVariant
        product={product}
        variant={asking?.to === "delete" ? asking.variant : undefined}
        onClose={close}
      />
    </div>
  );
}

/** A variant as it is now, where another admin changed it meanwhile. */
const newestOf = ({ variants }: OwnProduct, variant: OwnVariant): OwnVariant =>
  variants.find(({ _id }) => _id === variant._id) ?? variant;

type DeleteVariantProps = {
  product: OwnProduct;
  /** The variant to delete. */
  variant: OwnVariant | undefined;
  onClose: () => void;
};

/** Deletes a variant after a confirmation. */
function DeleteVariant({ product, variant, onClose }: DeleteVariantProps) {
  const { cacheProduct, refetchOnConflict } = useProduct(product._id);
  const isLast = product.variants.length === 1 && product.published;

  const remove = async () => {
    if (!variant) return;
    try {
      cacheProduct(await call(deleteVariant, { params: { id: `${variant._id}` } }));
    } catch (error) {
      refetchOnConflict(error);
      // Another admin has deleted it already.
      if (!isNotFound(error)) throw error;
    }
    toast(`${variantName(variant)} deleted.`);
    focusSoon("variants");
  };

  return (
    <ConfirmDialog
      open={variant !== undefined}
      title={variant ? `Delete “${variantName(variant)}”?` : ""}
      sentence={`It will be removed from all carts. Past orders aren't affected. This can't be undone.${isLast ? " It's the last variant, so the product will be unpublished." : ""}`}
      action="Delete variant"
      busyText="Deleting…"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
