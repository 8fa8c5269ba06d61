import type { ReactNode } from "react";
import type { Shop } from "#contracts/commerce/shop.ts";
import { Heading } from "../ui/heading.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { OwnShop } from "./products/own-shop.tsx";

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
