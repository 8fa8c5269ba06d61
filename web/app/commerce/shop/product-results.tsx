import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { counted } from "#format/plurals.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ProductCard } from "./card.ts";
import styles from "./shop.module.css";
import { marketplacePath } from "../../links/shop.ts";
import { ProductGrid } from "./product-grid.tsx";
import { noProducts, productsFailed } from "./text.ts";
import { SortField } from "./filter-form.tsx";
import { filtersPath, type Filters } from "./filters.ts";

type ProductResultsProps = {
  results:
    | { is: "loaded"; cards: readonly ProductCard[]; next: string | undefined }
    | { is: "failed" };
  filters: Filters;
};

/** One page of products, or why there is none. Takes the focus if the focused element was removed. */
export function ProductResults({ results, filters }: ProductResultsProps) {
  const path = filtersPath(filters);
  const lastPath = useRef(path);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    const { activeElement } = document;
    // The sort order keeps the focus.
    const isLink = section.current?.contains(activeElement) && activeElement?.matches("a");
    if (activeElement === document.body || isLink) section.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <section ref={section} className={styles.section} tabIndex={-1} aria-label="Products">
      <Page results={results} filters={filters} />
    </section>
  );
}

function Page({ results, filters }: ProductResultsProps) {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  if (results.is === "failed") {
    return (
      <Notice onRetry={() => void revalidator.revalidate()} busy={revalidator.state === "loading"}>
        {productsFailed}
      </Notice>
    );
  }
  const { cards, next } = results;
  if (cards.length === 0) {
    return (
      <EmptyState
        drawing="map"
        title={noProducts}
        sentence="Try fewer words or remove a filter."
        action={<LinkButton to={marketplacePath}>View all products</LinkButton>}
      />
    );
  }
  const isLoading = navigation.location?.pathname === marketplacePath;
  return (
    <div
      className={classes(styles.results, isLoading && styles.loading)}
      aria-busy={isLoading || undefined}
    >
      <div className={styles.count}>
        <output className="meta">{countText(cards.length, filters, next)}</output>
        <SortField filters={filters} />
      </div>
      <ProductGrid cards={cards} level="h2" inSight={2} />
      {(filters.after ?? next) && (
        <nav className={styles.pages} aria-label="Pages">
          {filters.after && (
            <LinkButton to={filtersPath({ ...filters, after: undefined })}>First page</LinkButton>
          )}
          {next && (
            <LinkButton to={filtersPath({ ...filters, after: next })} rel="next">
              Next page
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

/** The shop does not count the products of other pages. */
function countText(count: number, { after }: Filters, next: string | undefined): string {
  const products = counted(count, "product");
  if (!after) return next ? `Showing the first ${products}` : products;
  return next ? `Showing ${products}` : `Showing the last ${products}`;
}
