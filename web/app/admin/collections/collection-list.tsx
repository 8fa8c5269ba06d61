import { Link } from "react-router";
import { listCollections } from "#contracts/commerce/collections.ts";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { call } from "../../data/browser.ts";
import { errorCode } from "../../data/errors.ts";
import { grow, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { adminCollectionPath, newCollectionPath } from "../../links/admin.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { Forbidden } from "../admins-only.tsx";
import { Outline } from "../products/own-shop.tsx";
import rows from "../rows.module.css";
import styles from "./collections.module.css";

const pageCount = 20;
const linkId = (id: number) => `collection-${id}`;

/** The collections, newest first, with a link to create one. */
export function CollectionList() {
  const query = useGrowingList({
    key: queryKeyOf(listCollections),
    fetchPage: (before: number | undefined, signal) =>
      call(listCollections, { query: { before, limit: pageCount }, signal }),
    next: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  });
  const { data, error, isError, isFetching } = query;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (!data) {
    return isError ? (
      <Notice busy={isFetching} onRetry={() => void query.refetch()}>
        Collections couldn't load. Try again.
      </Notice>
    ) : (
      <Outline />
    );
  }
  const collections = data.pages.flatMap((page) => page.data);
  const add = (
    <LinkButton variant="go" to={newCollectionPath}>
      Add collection
    </LinkButton>
  );
  if (collections.length === 0) {
    return (
      <EmptyState
        drawing="cart"
        title="No collections yet"
        sentence="Group products, for example by use or season."
        action={add}
      />
    );
  }
  const growOn = async () => {
    const pages = await grow(query);
    const next = pages.flatMap((page) => page.data)[collections.length];
    if (next) focusSoon(linkId(next._id));
  };
  return (
    <div className="stack loose">
      <div>{add}</div>
      <ul className={rows.rows} aria-label="Collections">
        {collections.map(({ _id: id, title, image, products }) => (
          <li key={id} className={`card ${rows.row} ${styles.line}`}>
            <span className={styles.picture}>
              <ProductPicture
                picture={image === null ? null : { src: image, alt: "", width: null, height: null }}
                sizes="56px"
              />
            </span>
            <Link
              id={linkId(id)}
              className={classes("cover-link", rows.link)}
              to={adminCollectionPath(id)}
            >
              {title}
            </Link>
            <span className="meta">{productCount(products)}</span>
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <Notice busy={isFetching} onRetry={() => void growOn()}>
          More collections couldn't load. Try again.
        </Notice>
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div>
          <Button busy={query.isFetchingNextPage} busyText="Loading…" onClick={() => void growOn()}>
            Load more collections
          </Button>
        </div>
      )}
    </div>
  );
}

/** "No products", "1 product", "12 products". */
const productCount = (count: number): string =>
  count === 0 ? "No products" : count === 1 ? "1 product" : `${count} products`;
