import { Search } from "lucide-react";
import { Form, useSearchParams } from "react-router";
import { getShop } from "#contracts/commerce/shop.ts";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Heading } from "../../ui/heading.tsx";
import { adminProductsPath, newProductPath } from "../../links/admin.ts";
import { AdminNav } from "../admin-nav.tsx";
import type { Route } from "./+types/products-page";
import { OwnShop } from "./own-shop.tsx";
import { ProductList } from "./product-list.tsx";
import styles from "./products.module.css";

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(getShop);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Products", hidden: true });

const searchMax = 100;

export default function AdminProductsPage({ loaderData: shop }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const q = (search.get("q") ?? "").replaceAll("\u0000", " ").trim().slice(0, searchMax);
  return (
    <section className="wrap">
      <Heading level="h1" sentence="Manage products, prices and stock.">
        Products
      </Heading>
      <OwnShop shop={shop}>
        {() => (
          <>
            <AdminNav />
            <div className={styles.bar}>
              <search>
                <Form method="get" action={adminProductsPath} className={styles.search}>
                  <TextField
                    key={q}
                    name="q"
                    type="search"
                    label="Search products"
                    labelHidden
                    placeholder="Title or SKU"
                    defaultValue={q}
                    maxLength={searchMax}
                    autoComplete="off"
                    enterKeyHint="search"
                  />
                  <Button type="submit" icon={<Search size={20} aria-hidden />}>
                    Search
                  </Button>
                </Form>
              </search>
              <LinkButton variant="go" to={newProductPath}>
                Add product
              </LinkButton>
            </div>
            <ProductList key={q} q={q.toWellFormed()} />
          </>
        )}
      </OwnShop>
    </section>
  );
}
