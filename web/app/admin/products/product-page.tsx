import { Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { AppError } from "#contracts/kernel/errors.ts";
import { getOwnProduct, type OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { getShop } from "#contracts/commerce/shop.ts";
import { AdminNav } from "../admin-nav.tsx";
import { callQuery } from "../../data/queries.tsx";
import { apiContext } from "../../data/server.ts";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Forbidden } from "../admins-only.tsx";
import { Heading } from "../../ui/heading.tsx";
import { late } from "../../ui/late.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/product-page";
import { DeleteProduct } from "./delete-product.tsx";
import { Outline, OwnShop } from "./own-shop.tsx";
import { Pictures } from "./pictures.tsx";
import styles from "./product.module.css";
import { Publishing } from "./publishing.tsx";
import { Variants } from "./variants.tsx";

const ProductForm = late(async () => ({
  default: (await import("./product-form.tsx")).ProductForm,
}));

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getShop);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Product", hidden: true });

export default function AdminProductPage({ loaderData: shop, params }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <OwnShop shop={shop}>{() => <Product key={params.id} id={params.id} />}</OwnShop>
    </section>
  );
}

const isRejected = (error: unknown, code: string) =>
  error instanceof AppError && error.code === code;

function Product({ id }: { id: string }) {
  const found = useQuery(callQuery(getOwnProduct, { params: { id } }));
  const { data: product, error, isFetching } = found;
  // Somebody took it back meanwhile.
  if (isRejected(error, "ADMIN_ONLY")) return <Forbidden />;
  if (isRejected(error, "NOT_FOUND")) return <ErrorView error={error} />;
  if (product) return <Whole product={product} />;
  return (
    <>
      <Heading level="h1">Product</Heading>
      <AdminNav />
      {error ? (
        <Notice busy={isFetching} onRetry={() => void found.refetch()}>
          The product could not be loaded.
        </Notice>
      ) : (
        <Outline />
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
        <section className="card pad stack loose" aria-labelledby="words">
          <h2 id="words" className={styles.part}>
            What is said of it
          </h2>
          <Suspense fallback={<Skeleton height={620} rounded />}>
            <ProductForm product={product} />
          </Suspense>
        </section>
        <DeleteProduct product={product} />
      </div>
    </div>
  </>
);
