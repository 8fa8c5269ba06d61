import { shopAtContext } from "../../commerce/shop/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import type { Route } from "./+types/discounts-page";
import { DiscountList } from "./discount-list.tsx";

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Discount codes", hidden: true });

export default function DiscountsPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="Discount codes"
      sentence="Create and delete the codes that customers enter in their cart."
    >
      <DiscountList />
    </ShopAdminPage>
  );
}
