import { Search } from "lucide-react";
import { Form, useSearchParams, Link } from "react-router";
import { listOwnProducts, type OwnProductCard } from "#contracts/commerce/shop-admin.ts";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Heading } from "../../ui/heading.tsx";
import { adminProductsPath, newProductPath, adminProductPath } from "../../links/admin.ts";
import { call } from "../../data/browser.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Chip } from "../../ui/tag.tsx";
import { AdminNav } from "../admin-nav.tsx";
import { OwnShop } from "../shop-admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import type { Route } from "./+types/products-page";
import { priceRange, publishedText, stockText, variantsText } from "./text.ts";
import styles from "./products.module.css";
import rows from "../admin.module.css";

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

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

const pageCount = 20;
const linkId = (id: number) => `product-${id}`;

/** The products that match a query, newest first, with a button to load more. */
function ProductList({ q }: { q: string }) {
  const products = useGrowingList({
    key: queryKeyOf(listOwnProducts, { query: { q } }),
    fetchPage: (before: number | undefined, signal) =>
      call(listOwnProducts, { query: { q, limit: pageCount, before }, signal }),
    next: nextId,
  });
  return (
    <AdminList
      query={products}
      rows="products"
      empty={<Nothing q={q} />}
      idOf={({ _id: id }) => linkId(id)}
    >
      {(found) => (
        <ul className={rows.rows} aria-label="Products">
          {found.map((product) => (
            <ProductLine key={product._id} product={product} />
          ))}
        </ul>
      )}
    </AdminList>
  );
}

function ProductLine({ product }: { product: OwnProductCard }) {
  const { _id: id, title, image, variants, stock, productType } = product;
  const { label, tone } = publishedText(product);
  const facts = [productType, variantsText(variants)].filter(Boolean).join(" · ");
  return (
    <li className={`card ${rows.row} ${styles.product}`}>
      <span className={styles.picture}>
        <ProductPicture
          picture={image === null ? null : { src: image, alt: "", width: null, height: null }}
          sizes="72px"
        />
      </span>
      <div className={styles.text}>
        <Link
          id={linkId(id)}
          className={classes("cover-link", rows.link)}
          to={adminProductPath(id)}
        >
          {title}
        </Link>
        <p className="meta">{facts}</p>
      </div>
      <Chip tone={tone}>{label}</Chip>
      <span className={stock === 0 ? styles.out : styles.stock}>{stockText(stock)}</span>
      <b className={`num ${styles.price}`}>{priceRange(product)}</b>
    </li>
  );
}

const Nothing = ({ q }: { q: string }) =>
  q === "" ? (
    <EmptyState
      drawing="cart"
      title="No products yet"
      sentence="Create your first product. It stays hidden until you publish it."
      action={
        <LinkButton variant="go" to={newProductPath}>
          Add product
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      drawing="cart"
      title={`No products match “${q}”`}
      action={<LinkButton to={adminProductsPath}>View all products</LinkButton>}
    />
  );
