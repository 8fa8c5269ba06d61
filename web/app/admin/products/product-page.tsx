import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  getAdminProduct,
  type AdminProduct,
  deleteProduct,
  changeProduct,
  nothingToBuy,
} from "#contracts/commerce/shop-admin.ts";
import { useNavigate } from "react-router";
import { errorMessage } from "../../data/errors.ts";
import { callQuery } from "../../data/queries.tsx";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useIsOff } from "../../data/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { call } from "../../data/browser.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { toast } from "../../ui/toast.tsx";
import { adminProductsPath } from "../../links/admin.ts";
import { productPath } from "../../links/shop.ts";
import { Chip } from "../../ui/tag.tsx";
import { DeleteDialog } from "../admin-item.tsx";
import { OwnShop } from "../shop-admin-page.tsx";
import { AdminItem } from "../admin-page.tsx";
import type { Route } from "./+types/product-page";
import { Pictures } from "./pictures.tsx";
import { Variants } from "./variants.tsx";
import { useProduct } from "./use-product.ts";
import { publishedText } from "./text.ts";
import styles from "./products.module.css";

const ProductForm = lazy(async () => (await import("./product-form.tsx")).ProductForm);

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Product", hidden: true });

export default function AdminProductPage({ loaderData: shop, params }: Route.ComponentProps) {
  return (
    <OwnShop shop={shop}>
      <Product key={params.id} id={params.id} />
    </OwnShop>
  );
}

const Product = ({ id }: { id: string }) => (
  <AdminItem
    query={useQuery(callQuery(getAdminProduct, { params: { id } }))}
    name="This product"
    missing={ErrorView}
    titleOf={(product) => product?.title ?? "Product"}
  >
    {(product) => (
      <div className={styles.whole}>
        <div className={styles.side}>
          <Publishing product={product} />
        </div>
        <div className={styles.parts}>
          <section className="card pad" aria-labelledby="variants">
            <Variants product={product} />
          </section>
          <section className="card pad" aria-labelledby="pictures">
            <Pictures product={product} />
          </section>
          <section className="card pad stack loose" aria-labelledby="details">
            <h2 id="details" className={styles.part}>
              Product details
            </h2>
            <ProductForm fallback={<Skeleton height={620} rounded />} product={product} />
          </section>
          <DeleteProduct product={product} />
        </div>
      </div>
    )}
  </AdminItem>
);

/** Deletes a product after a confirmation. */
function DeleteProduct({ product: { _id: id, title } }: { product: AdminProduct }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { forget } = useProduct(id);
  return (
    <section className="card pad stack" aria-label="Delete product">
      <p>To hide this product without deleting it, unpublish it instead.</p>
      <div>
        <Button variant="danger" small onClick={() => setAsking(true)}>
          Delete product
        </Button>
      </div>
      <DeleteDialog
        open={asking}
        title={`Delete “${title}”?`}
        sentence="Its variants and photos will be deleted, and it will be removed from all carts. Past orders aren't affected. This can't be undone."
        action="Delete product"
        remove={() => call(deleteProduct, { params: { id: `${id}` } })}
        onDeleted={async () => {
          toast(`${title} deleted.`);
          await navigate(adminProductsPath);
          forget(id);
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

/** Whether a product is published, and the button to change it. */
function Publishing({ product }: { product: AdminProduct }) {
  const { _id: id, title, published, variants } = product;
  const [state, setState] = useState<{ is: "still" | "busy" } | { is: "failed"; message: string }>({
    is: "still",
  });
  const { change } = useProduct(id);
  const { label, tone } = publishedText(product);
  const isBare = variants.length === 0;
  const hasShop = !useIsOff("shop");

  const turn = async () => {
    setState({ is: "busy" });
    try {
      const body = { published: !published };
      await change(call(changeProduct, { params: { id: `${id}` }, body }));
      toast(published ? `${title} unpublished.` : `${title} published.`);
      setState({ is: "still" });
    } catch (error) {
      const message = errorMessage(error, "Your change couldn't be saved. Try again.");
      setState({ is: "failed", message });
    }
  };

  return (
    <section className="card pad stack" aria-label="Visibility">
      <div>
        <Chip tone={tone}>{label}</Chip>
      </div>
      <p>
        {published
          ? "Anyone can see it in the marketplace."
          : isBare
            ? nothingToBuy
            : "Only admins can see it."}
      </p>
      {state.is === "failed" && <Notice>{state.message}</Notice>}
      <div className="row">
        <Button
          variant={published ? "sec" : "go"}
          busy={state.is === "busy"}
          disabled={!published && isBare}
          onClick={() => void turn()}
        >
          {published ? "Unpublish" : "Publish"}
        </Button>
        {published && hasShop && <LinkButton to={productPath(`${id}`)}>View product</LinkButton>}
      </div>
    </section>
  );
}
