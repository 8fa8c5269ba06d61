import { Frame, LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CollectionCard } from "./collection-card.ts";
import styles from "./collection-links.module.css";
import { artworkPath } from "../../links/shop.ts";
import { ProductPicture } from "../pictures/index.ts";
import { filtersPath } from "./filters.ts";

type CollectionLinksProps = {
  collections: readonly CollectionCard[];
  /** The handle of the current collection. */
  chosen: string | undefined;
};

/** Links to all products, the artwork and each collection. They scroll in one row on small screens. */
export function CollectionLinks({ collections, chosen }: CollectionLinksProps) {
  return (
    <nav aria-label="Collections">
      <ul className={styles.row}>
        <CollectionLink to={filtersPath({})} isCurrent={chosen === undefined} title="Everything">
          <span className={styles.all}>
            <LayoutGrid size={24} aria-hidden />
          </span>
        </CollectionLink>
        <CollectionLink to={artworkPath} isCurrent={false} title="Visual Artwork">
          <span className={`${styles.all} ${styles.art}`}>
            <Frame size={24} aria-hidden />
          </span>
        </CollectionLink>
        {collections.map(({ handle, title, picture }) => (
          <CollectionLink
            key={handle}
            to={filtersPath({ collection: handle })}
            isCurrent={chosen === handle}
            title={title}
          >
            <ProductPicture picture={picture} sizes="72px" />
          </CollectionLink>
        ))}
      </ul>
    </nav>
  );
}

type CollectionLinkProps = { to: string; isCurrent: boolean; title: string; children: ReactNode };

const CollectionLink = ({ to, isCurrent, title, children }: CollectionLinkProps) => (
  <li>
    <Link
      className={styles.link}
      to={to}
      prefetch="intent"
      preventScrollReset
      aria-current={isCurrent ? "page" : undefined}
      // Scrolls the row to the current link without scrolling the page.
      ref={isCurrent ? scrollRowToLink : undefined}
    >
      <span className={styles.picture}>{children}</span>
      {title}
    </Link>
  </li>
);

function scrollRowToLink(link: HTMLElement | null): void {
  const row = link?.closest("ul");
  if (!link || !row) return;
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}
