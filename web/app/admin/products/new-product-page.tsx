import { shopAtContext } from "../../commerce/shop/index.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import type { Route } from "./+types/new-product-page";

const ProductForm = lazy(async () => (await import("./product-form.tsx")).ProductForm);

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "New product", hidden: true });

export default function NewProductPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="New product"
      sentence="Start with the basics, then add prices, stock and photos. It stays hidden until you publish it."
    >
      <ProductForm fallback={<Outline height={320} />} product={null} />
    </ShopAdminPage>
  );
}
