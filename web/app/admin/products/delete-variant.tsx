import { deleteVariant, type OwnProduct, type OwnVariant } from "#contracts/commerce/shop-admin.ts";
import { isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast.tsx";
import { useProduct } from "./use-product.ts";
import { variantName } from "./text.ts";

type DeleteVariantProps = {
  product: OwnProduct;
  /** The one that somebody wants to delete. */
  variant: OwnVariant | undefined;
  onClose: () => void;
};

/** Deletes a variant, once somebody has read what that means. */
export function DeleteVariant({ product, variant, onClose }: DeleteVariantProps) {
  const { keep, lookAgain } = useProduct(product._id);
  const isLast = product.variants.length === 1 && product.published;

  const remove = async () => {
    if (!variant) return;
    try {
      keep(await call(deleteVariant, { params: { id: `${variant._id}` } }));
    } catch (error) {
      lookAgain(error);
      // Another admin was faster; it is gone, as was wanted.
      if (!isNotFound(error)) throw error;
    }
    toast(`Deleted: ${variantName(variant)}.`);
    focusSoon("variants");
  };

  return (
    <ConfirmDialog
      open={variant !== undefined}
      title={variant ? `Delete “${variantName(variant)}”?` : ""}
      sentence={`It leaves every cart. Orders keep what was bought.${isLast ? " It is the last one, so nobody sees the product then." : ""}`}
      action="Delete"
      busyText="Deleting…"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
