import { Link } from "react-router";
import { listOwnProducts, type OwnProductCard } from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Chip } from "../../ui/tag.tsx";
import { adminProductPath, adminProductsPath, newProductPath } from "../../links/admin.ts";
import { AdminList } from "../admin-list.tsx";
import { priceRange, publishedText, stockText, variantsText } from "./text.ts";
import rows from "../rows.module.css";
import styles from "./products.module.css";

const pageCount = 20;
const linkId = (id: number) => `product-${id}`;

/** The products that match a query, newest first, with a button to load more. */
export function ProductList({ q }: { q: string }) {
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
      <div className={styles.words}>
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
