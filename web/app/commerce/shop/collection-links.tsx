import { Frame, LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CollectionCard } from "./collection-card.ts";
import styles from "./collection-links.module.css";
import { artworkPath } from "../../links/shop.ts";
import { ProductPicture } from "../pictures/index.ts";
import { wantedPath } from "./filters.ts";

type CollectionLinksProps = {
  collections: readonly CollectionCard[];
  /** The handle of the one that is shown. */
  chosen: string | undefined;
};

/** Everything, the wall of artwork, and each collection by its picture; on small screens in one line to scroll. */
export function CollectionLinks({ collections, chosen }: CollectionLinksProps) {
  return (
    <nav aria-label="Collections">
      <ul className={styles.line}>
        <One to={wantedPath({})} isHere={chosen === undefined} title="Everything">
          <span className={styles.all}>
            <LayoutGrid size={24} aria-hidden />
          </span>
        </One>
        <One to={artworkPath} isHere={false} title="Visual Artwork">
          <span className={`${styles.all} ${styles.art}`}>
            <Frame size={24} aria-hidden />
          </span>
        </One>
        {collections.map(({ handle, title, picture }) => (
          <One
            key={handle}
            to={wantedPath({ collection: handle })}
            isHere={chosen === handle}
            title={title}
          >
            <ProductPicture of={picture} sizes="72px" />
          </One>
        ))}
      </ul>
    </nav>
  );
}

type OneProps = { to: string; isHere: boolean; title: string; children: ReactNode };

const One = ({ to, isHere, title, children }: OneProps) => (
  <li>
    <Link
      className={styles.one}
      to={to}
      prefetch="intent"
      preventScrollReset
      aria-current={isHere ? "page" : undefined}
      // The chosen one is brought into sight without moving the page.
      ref={isHere ? bringIntoLine : undefined}
    >
      <span className={styles.picture}>{children}</span>
      {title}
    </Link>
  </li>
);

function bringIntoLine(link: HTMLElement | null): void {
  const line = link?.closest("ul");
  if (!link || !line) return;
  line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.clientWidth) / 2;
}
