import { getShop } from "#contracts/commerce/shop.ts";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import type { Route } from "./+types/gift-cards-page";
import { GiftCardList } from "./gift-card-list.tsx";

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getShop);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Gift cards", hidden: true });

export default function GiftCardsPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="Gift cards"
      sentence="Create gift cards and see what's left on them."
    >
      <GiftCardList />
    </ShopAdminPage>
  );
}
