import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Shop } from "#contracts/commerce/shop.ts";
import { shopifyShopText } from "#contracts/commerce/shop-admin.ts";
import { Heading } from "../ui/heading.tsx";
import { MembersOnly } from "../data/guard.tsx";
import { useIsOff } from "../data/site.ts";
import { adminSettingsPath } from "../links/admin.ts";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { Outline } from "../ui/skeleton.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { AdminsOnly } from "./admin-page.tsx";

type ShopAdminPageProps = {
  shop: Pick<Shop, "kind" | "url">;
  title: string;
  sentence: string;
  children: ReactNode;
};

/** A page for admins of the embedded shop: its heading, the links between admin pages, and its content. */
export const ShopAdminPage = ({ shop, title, sentence, children }: ShopAdminPageProps) => (
  <section className="wrap">
    <Heading level="h1" sentence={sentence}>
      {title}
    </Heading>
    <OwnShop shop={shop}>
      {() => (
        <>
          <AdminNav />
          {children}
        </>
      )}
    </OwnShop>
  </section>
);

type OwnShopProps = {
  shop: Pick<Shop, "kind" | "url">;
  children: () => ReactNode;
};

/** Shows its children to admins of the embedded shop. Admins of a Shopify shop get a link to it. */
export const OwnShop = ({ shop, children }: OwnShopProps) => (
  <MembersOnly fallback={<Outline height={320} />}>
    {() => (
      <AdminsOnly outline={<Outline height={320} />}>
        {shop.kind === "embedded" ? (
          <>
            <ShopOff />
            {children()}
          </>
        ) : (
          <Elsewhere url={shop.url} />
        )}
      </AdminsOnly>
    )}
  </MembersOnly>
);

function ShopOff() {
  if (!useIsOff("shop")) return null;
  return (
    <Notice tone="info">
      The shop is switched off in the <Link to={adminSettingsPath}>site settings</Link>, so only
      admins see what is here.
    </Notice>
  );
}

const Elsewhere = ({ url }: { url: string }) => (
  <>
    <AdminNav />
    <EmptyState
      drawing="cart"
      title={shopifyShopText}
      action={
        <LinkButton variant="pri" to={new URL("/admin", url).href}>
          Open Shopify admin
        </LinkButton>
      }
    />
  </>
);
