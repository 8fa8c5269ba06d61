import { requirePart } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/cart-page";
import { CartContent } from "./cart-content.tsx";

export function loader({ context }: Route.LoaderArgs) {
  requirePart(context, "shop");
  return null;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your cart", hidden: true });

export default function CartPage() {
  return (
    <section className="wrap">
      <Heading level="h1" id="cart">
        Your cart
      </Heading>
      <CartContent />
    </section>
  );
}
