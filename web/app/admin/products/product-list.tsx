import { Link } from "react-router";
import { listOwnProducts, type OwnProductCard } from "#contracts/commerce/shop-admin.ts";
import { errorCode } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { grow, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { Chip } from "../../ui/tag.tsx";
import { adminProductPath, adminProductsPath, newProductPath } from "../../links/admin.ts";
import { Forbidden } from "../admins-only.tsx";
import { Outline } from "./own-shop.tsx";
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
    next: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  });
  const { data, error, isError, isFetching } = products;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (!data) {
    return isError ? (
      <Notice busy={isFetching} onRetry={() => void products.refetch()}>
        Products couldn't load. Try again.
      </Notice>
    ) : (
      <Outline />
    );
  }
  const found = data.pages.flatMap((page) => page.data);
  if (found.length === 0) return <Nothing q={q} />;
  const growOn = async () => {
    const pages = await grow(products);
    const next = pages.flatMap((page) => page.data)[found.length];
    if (next) focusSoon(linkId(next._id));
  };
  return (
    <>
      <ul className={rows.rows} aria-label="Products">
        {found.map((product) => (
          <ProductLine key={product._id} product={product} />
        ))}
      </ul>
      <div className={styles.more}>
        {products.isFetchNextPageError ? (
          <Notice busy={isFetching} onRetry={() => void growOn()}>
            More products couldn't load. Try again.
          </Notice>
        ) : (
          products.hasNextPage && (
            <Button
              busy={products.isFetchingNextPage}
              busyText="Loading…"
              onClick={() => void growOn()}
            >
              Load more products
            </Button>
          )
        )}
      </div>
    </>
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
