import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Queries } from "../../data/queries.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { marketplacePath } from "../../links/shop.ts";
import { ProductCard } from "./product-card.tsx";
import { SkeletonGrid } from "./product-grid.tsx";
import { noProducts, noUncategorized, productsFailed, productsLoading } from "./text.ts";
import type { ProductCard as Card } from "./card.ts";
import styles from "./shop.module.css";

const skeletonCount = 8;

/** The strip while its products load. */
function StripSkeleton() {
  return (
    <div className={styles.stripLoading} aria-busy>
      <p className={styles.text}>{productsLoading}</p>
      <div className={styles.cards}>
        <SkeletonGrid count={skeletonCount} />
      </div>
    </div>
  );
}

const MoreProducts = () => (
  <Link className={styles.more} to={marketplacePath} prefetch="intent">
    Browse all products
    <ArrowRight size={20} aria-hidden />
  </Link>
);

/**
 * Products in a row to scroll: those without a type, or on narrow screens all, in two rows. They are requested when the
 * strip is near the viewport.
 */
export function Strip() {
  const isNarrow = useMedia("(max-width: 480px)");
  return (
    <Queries>
      <div>
        <VisibleProducts key={String(isNarrow)} isNarrow={isNarrow} />
      </div>
    </Queries>
  );
}

const VisibleProducts = lazy(async () => StripProducts, {
  when: "visible",
  fallback: <StripSkeleton />,
});

function StripProducts({ isNarrow }: { isNarrow: boolean }) {
  const kind = isNarrow ? "all" : "uncategorized";
  const strip = useQuery({
    queryKey: ["shop-strip", kind],
    queryFn: ({ signal }) => fetchStrip(kind, signal),
  });
  const cards = strip.data;

  if (strip.isPending) return <StripSkeleton />;
  if (!cards) return <Notice onRetry={() => void strip.refetch()}>{productsFailed}</Notice>;
  if (cards.length === 0) {
    return (
      <EmptyState
        drawing="suitcase"
        level="h3"
        title={isNarrow ? noProducts : noUncategorized}
        sentence="See everything we sell in the marketplace."
        action={<LinkButton to={marketplacePath}>Browse the marketplace</LinkButton>}
      />
    );
  }
  return (
    <ul className={styles.rows} aria-label={isNarrow ? "All products" : "Products"}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} small={isNarrow} />
        </li>
      ))}
      {!isNarrow && (
        <li>
          <MoreProducts />
        </li>
      )}
    </ul>
  );
}

export type StripKind = "uncategorized" | "all";

/** The path of the products of the strip. */
const stripPath = (kind: StripKind): string =>
  `/marketplace/strip${kind === "all" ? "?of=all" : ""}`;

/** The products of the strip. Rejects on failure. */
export async function fetchStrip(kind: StripKind, signal: AbortSignal): Promise<Card[]> {
  const timeout = AbortSignal.timeout(15_000);
  const response = await fetch(stripPath(kind), { signal: AbortSignal.any([signal, timeout]) });
  if (!response.ok)
    throw new Error(`The product list request failed with status ${response.status}.`);
  // Answered by `strip-list.ts` of the same build.
  return response.json() as Promise<Card[]>;
}
