import { getShop } from "#contracts/commerce/shop.ts";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import type { Route } from "./+types/policies-page";
import { PolicyList } from "./policy-list.tsx";

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getShop);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Shop policies", hidden: true });

export default function PoliciesPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="Shop policies"
      sentence="The refund policy, terms and privacy policy of the marketplace."
    >
      <PolicyList />
    </ShopAdminPage>
  );
}
