import { useState } from "react";
import { useNavigate } from "react-router";
import { deleteProduct, type OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { adminProductsPath } from "../../links/admin-products.ts";
import { useProduct } from "./use-product.ts";

/** Deletes a product, once somebody has read what that means. */
export function DeleteProduct({ product: { _id: id, title } }: { product: OwnProduct }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { forget } = useProduct(id);

  const remove = async () => {
    try {
      await call(deleteProduct, { params: { id: `${id}` } });
    } catch (error) {
      // Another admin was faster; it is gone, as was wanted.
      if (!isNotFound(error)) throw error;
    }
    toast(`Deleted: ${title}.`);
    await navigate(adminProductsPath);
    forget();
  };

  return (
    <section className="card pad stack" aria-label="Delete it">
      <p>Sold for the last time? To hide it for a while, unpublish it instead.</p>
      <div>
        <Button look="danger" small onClick={() => setAsking(true)}>
          Delete product
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Delete “${title}”?`}
        sentence="Its variants and pictures go with it, and it leaves every cart. Orders keep what was bought. This cannot be taken back."
        action="Delete product"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
