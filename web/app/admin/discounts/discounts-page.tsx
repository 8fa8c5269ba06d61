import { getShop } from "#contracts/commerce/shop.ts";
import { apiContext } from "../../data/server.ts";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { AdminNav } from "../admin-nav.tsx";
import { OwnShop } from "../products/own-shop.tsx";
import type { Route } from "./+types/discounts-page";
import { DiscountList } from "./discount-list.tsx";

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getShop);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Discount codes", hidden: true });

export default function DiscountsPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Create and delete the codes that customers enter in their cart."
      >
        Discount codes
      </Heading>
      <OwnShop shop={shop}>
        {() => (
          <>
            <AdminNav />
            <DiscountList />
          </>
        )}
      </OwnShop>
    </section>
  );
}
