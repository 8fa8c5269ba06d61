import { adminOrdersPath } from "../../links/orders.ts";
import { adminProductsPath } from "../../links/admin-products.ts";
import { adminProvidersPath } from "../../links/providers.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SectionCard } from "../../ui/section-card.tsx";

/** Links to the admin pages. */
export const AdminTools = () => (
  <SectionCard
    title="Admin tools"
    sentence="Review suggested places, manage products and ship orders."
  >
    <div className="row">
      <LinkButton small to={adminProvidersPath}>
        Suggested places
      </LinkButton>
      <LinkButton small to={adminProductsPath}>
        Products
      </LinkButton>
      <LinkButton small to={adminOrdersPath}>
        Orders
      </LinkButton>
    </div>
  </SectionCard>
);
