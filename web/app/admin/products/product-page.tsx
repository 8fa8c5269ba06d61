import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  getOwnProduct,
  type OwnProduct,
  deleteProduct,
  changeProduct,
  nothingToBuy,
} from "#contracts/commerce/shop-admin.ts";
import { useNavigate } from "react-router";
import { errorCode, isNotFound, errorMessage } from "../../data/errors.ts";
import { callQuery } from "../../data/queries.tsx";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useIsOff } from "../../data/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { Outline, Skeleton } from "../../ui/skeleton.tsx";
import { call } from "../../data/browser.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { adminProductsPath } from "../../links/admin.ts";
import { productPath } from "../../links/shop.ts";
import { Chip } from "../../ui/tag.tsx";
import { AdminNav } from "../admin-nav.tsx";
import { Forbidden } from "../admin-page.tsx";
import { OwnShop } from "../shop-admin-page.tsx";
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
    <section className="wrap">
      <OwnShop shop={shop}>{() => <Product key={params.id} id={params.id} />}</OwnShop>
    </section>
  );
}

function Product({ id }: { id: string }) {
  const found = useQuery(callQuery(getOwnProduct, { params: { id } }));
  const { data: product, error, isFetching } = found;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (errorCode(error) === "NOT_FOUND") return <ErrorView error={error} />;
  if (product) return <Whole product={product} />;
  return (
    <>
      <Heading level="h1">Product</Heading>
      <AdminNav />
      {error ? (
        <Notice busy={isFetching} onRetry={() => void found.refetch()}>
          This product couldn't load. Try again.
        </Notice>
      ) : (
        <Outline height={320} />
      )}
    </>
  );
}

const Whole = ({ product }: { product: OwnProduct }) => (
  <>
    <Heading level="h1">{product.title}</Heading>
    <AdminNav />
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
  </>
);

/** Deletes a product after a confirmation. */
function DeleteProduct({ product: { _id: id, title } }: { product: OwnProduct }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { forget } = useProduct(id);

  const remove = async () => {
    try {
      await call(deleteProduct, { params: { id: `${id}` } });
    } catch (error) {
      // Another admin has deleted it already.
      if (!isNotFound(error)) throw error;
    }
    toast(`${title} deleted.`);
    await navigate(adminProductsPath);
    forget();
  };

  return (
    <section className="card pad stack" aria-label="Delete product">
      <p>To hide this product without deleting it, unpublish it instead.</p>
      <div>
        <Button variant="danger" small onClick={() => setAsking(true)}>
          Delete product
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Delete “${title}”?`}
        sentence="Its variants and photos will be deleted, and it will be removed from all carts. Past orders aren't affected. This can't be undone."
        action="Delete product"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

/** Whether a product is published, and the button to change it. */
function Publishing({ product }: { product: OwnProduct }) {
  const { _id: id, title, published, variants } = product;
  const [state, setState] = useState<{ is: "still" | "busy" } | { is: "failed"; message: string }>({
    is: "still",
  });
  const { cacheProduct, refetchOnConflict } = useProduct(id);
  const { label, tone } = publishedText(product);
  const isBare = variants.length === 0;
  const hasShop = !useIsOff("shop");

  const turn = async () => {
    setState({ is: "busy" });
    try {
      const body = { published: !published };
      cacheProduct(await call(changeProduct, { params: { id: `${id}` }, body }));
      toast(published ? `${title} unpublished.` : `${title} published.`);
      setState({ is: "still" });
    } catch (error) {
      refetchOnConflict(error);
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
