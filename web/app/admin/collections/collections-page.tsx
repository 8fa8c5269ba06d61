import { Link } from "react-router";
import { listCollections } from "#contracts/commerce/collections.ts";
import { counted } from "#format/plurals.ts";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { call } from "../../data/browser.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { adminCollectionPath, newCollectionPath } from "../../links/admin.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import type { Route } from "./+types/collections-page";
import rows from "../admin.module.css";
import styles from "./collections.module.css";

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Collections", hidden: true });

export default function CollectionsPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="Collections"
      sentence="Groups of products that the marketplace shows together."
    >
      <CollectionList />
    </ShopAdminPage>
  );
}

const pageCount = 20;
const linkId = (id: number) => `collection-${id}`;

/** The collections, newest first, with a link to create one. */
function CollectionList() {
  const query = useGrowingList({
    key: queryKeyOf(listCollections),
    fetchPage: (before: number | undefined, signal) =>
      call(listCollections, { query: { before, limit: pageCount }, signal }),
    next: nextId,
  });
  const add = (
    <LinkButton variant="go" to={newCollectionPath}>
      Add collection
    </LinkButton>
  );
  return (
    <AdminList
      query={query}
      rows="collections"
      empty={
        <EmptyState
          drawing="cart"
          title="No collections yet"
          sentence="Group products, for example by use or season."
          action={add}
        />
      }
      idOf={({ _id: id }) => linkId(id)}
    >
      {(collections) => (
        <>
          <div>{add}</div>
          <ul className={rows.rows} aria-label="Collections">
            {collections.map(({ _id: id, title, image, products }) => (
              <li key={id} className={`card ${rows.row} ${styles.line}`}>
                <span className={styles.picture}>
                  <ProductPicture
                    picture={
                      image === null ? null : { src: image, alt: "", width: null, height: null }
                    }
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
        </>
      )}
    </AdminList>
  );
}

/** "No products", "1 product", "12 products". */
const productCount = (count: number): string =>
  count === 0 ? "No products" : counted(count, "product");
