import { shopAtContext } from "../../commerce/shop/index.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { AdminNav } from "../admin-nav.tsx";
import { OwnShop } from "../shop-admin-page.tsx";
import type { Route } from "./+types/new-product-page";

const NewProduct = lazy(async () => (await import("./product-form.tsx")).NewProduct);

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "New product", hidden: true });

export default function NewProductPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Start with the basics, then add prices, stock and photos. It stays hidden until you publish it."
      >
        New product
      </Heading>
      <OwnShop shop={shop}>
        {() => (
          <>
            <AdminNav />
            <NewProduct fallback={<Outline height={320} />} />
          </>
        )}
      </OwnShop>
    </section>
  );
}
