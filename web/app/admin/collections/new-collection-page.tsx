import { lazy } from "../../data/lazy/lazy.tsx";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import type { Route } from "./+types/new-collection-page";
import { Outline } from "../../ui/skeleton.tsx";

const CollectionForm = lazy(async () => (await import("./collection-form.tsx")).CollectionForm);

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "New collection", hidden: true });

export default function NewCollectionPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="New collection"
      sentence="It appears in the marketplace as soon as you create it."
    >
      <CollectionForm fallback={<Outline height={320} />} collection={null} />
    </ShopAdminPage>
  );
}
