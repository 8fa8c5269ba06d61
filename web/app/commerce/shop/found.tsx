import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ProductCard } from "./card.ts";
import styles from "./found.module.css";
import { marketplacePath } from "../../links/shop.ts";
import { ProductGrid } from "./product-grid.tsx";
import { noProducts, productsFailed } from "./text.ts";
import { wantedPath, type Wanted } from "./filters.ts";

type FoundProps = {
  found: { is: "here"; cards: readonly ProductCard[]; next: string | undefined } | { is: "failed" };
  wanted: Wanted;
};

/** One page of products, or why there is none. Takes the focus where what had it is gone with what was shown. */
export function Found({ found, wanted }: FoundProps) {
  const path = wantedPath(wanted);
  const shown = useRef(path);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { activeElement } = document;
    if (activeElement === document.body || place.current?.contains(activeElement))
      place.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <section ref={place} className={styles.place} tabIndex={-1} aria-label="Products">
      <Page found={found} wanted={wanted} />
    </section>
  );
}

function Page({ found, wanted }: FoundProps) {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  if (found.is === "failed") {
    return (
      <Notice onRetry={() => void revalidator.revalidate()} busy={revalidator.state === "loading"}>
        {productsFailed}
      </Notice>
    );
  }
  const { cards, next } = found;
  if (cards.length === 0) {
    return (
      <EmptyState
        drawing="map"
        title={noProducts}
        sentence="Fewer words or filters may find more."
        action={<LinkButton to={marketplacePath}>Show everything</LinkButton>}
      />
    );
  }
  const isTurning = navigation.location?.pathname === marketplacePath;
  return (
    <div
      className={classes(styles.found, isTurning && styles.turning)}
      aria-busy={isTurning || undefined}
    >
      <output className={`meta ${styles.count}`}>{countWords(cards.length, wanted, next)}</output>
      <ProductGrid cards={cards} level="h2" />
      {(wanted.after ?? next) && (
        <nav className={styles.turns} aria-label="Pages">
          {wanted.after && (
            <LinkButton to={wantedPath({ ...wanted, after: undefined })}>First page</LinkButton>
          )}
          {next && (
            <LinkButton to={wantedPath({ ...wanted, after: next })} rel="next">
              Next page
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

/** Nobody counts what lies on other pages. */
function countWords(count: number, { after }: Wanted, next: string | undefined): string {
  const products = `${count} ${count === 1 ? "product" : "products"}`;
  if (!after) return next ? `The first ${products}` : products;
  return next ? `${products} on this page` : `The last ${products}`;
}
