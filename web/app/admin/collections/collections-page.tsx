import { getShop } from "#contracts/commerce/shop.ts";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import type { Route } from "./+types/collections-page";
import { CollectionList } from "./collection-list.tsx";

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getShop);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Collections", hidden: true });

export default function CollectionsPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="Collections"
      sentence="Groups of products that the marketplace shows together."
    >
      <CollectionList />
    </ShopAdminPage>
  );
}
