import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Shop } from "#contracts/commerce/shop.ts";
import { shopifyShopText } from "#contracts/commerce/shop-admin.ts";
import { MembersOnly } from "../data/guard.tsx";
import { useIsOff } from "../data/site.ts";
import { adminSettingsPath } from "../links/admin.ts";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { Outline } from "../ui/skeleton.tsx";
import { AdminNav, AdminPage, AdminsOnly, type AdminPageProps } from "./admin-page.tsx";

type ShopAdminPageProps = Pick<AdminPageProps, "title" | "sentence" | "children"> & {
  shop: Pick<Shop, "kind" | "url">;
};

/** A page for admins of the embedded shop. Admins of a Shopify shop get a link to it. */
export const ShopAdminPage = ({ shop, children, ...page }: ShopAdminPageProps) =>
  shop.kind === "embedded" ? (
    <AdminPage {...page} above={<ShopOff />}>
      {children}
    </AdminPage>
  ) : (
    <AdminPage {...page}>
      <Elsewhere url={shop.url} />
    </AdminPage>
  );

type OwnShopProps = { shop: Pick<Shop, "kind" | "url">; children: ReactNode };

/** The same without a heading, for a page that has it from what it loads. */
export const OwnShop = ({ shop, children }: OwnShopProps) => (
  <section className="wrap">
    <MembersOnly fallback={<Outline height={320} />}>
      {() => (
        <AdminsOnly outline={<Outline height={320} />}>
          {shop.kind === "embedded" ? (
            <>
              <ShopOff />
              {children}
            </>
          ) : (
            <>
              <AdminNav />
              <Elsewhere url={shop.url} />
            </>
          )}
        </AdminsOnly>
      )}
    </MembersOnly>
  </section>
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
  <EmptyState
    drawing="cart"
    title={shopifyShopText}
    action={
      <LinkButton variant="pri" to={new URL("/admin", url).href}>
        Open Shopify admin
      </LinkButton>
    }
  />
);
