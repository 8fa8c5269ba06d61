import { getShop } from "#contracts/commerce/shop.ts";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import type { Route } from "./+types/new-collection-page";
import { NewCollection } from "./collection-form.tsx";

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getShop);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "New collection", hidden: true });

export default function NewCollectionPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="New collection"
      sentence="It appears in the marketplace as soon as you create it."
    >
      <NewCollection />
    </ShopAdminPage>
  );
}
