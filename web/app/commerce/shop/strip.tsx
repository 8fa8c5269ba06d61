import { useEffect, useState } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useMedia } from "../../ui/use-media.ts";
import type { ProductCard as Card } from "./card.ts";
import { marketplacePath } from "../../links/shop.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { fetchStrip } from "./strip-cards.ts";
import { StripWaiting } from "./strip-waiting.tsx";
import styles from "./strip.module.css";
import { noProducts, noUncategorized, productsFailed } from "./text.ts";

type Strip = { is: "loading" } | { is: "here"; cards: readonly Card[] } | { is: "failed" };

/**
 * Products of no type in a grid; on narrow screens all products, in two rows to scroll. They are fetched when somebody
 * comes near.
 */
export function Strip() {
  const isNarrow = useMedia("(max-width: 480px)");
  return (
    <div>
      <NearGoods key={String(isNarrow)} isNarrow={isNarrow} />
    </div>
  );
}

const NearGoods = lazy(async () => Goods, { when: "visible", fallback: <StripWaiting /> });

function Goods({ isNarrow }: { isNarrow: boolean }) {
  const [strip, setStrip] = useState<Strip>({ is: "loading" });
  const of = isNarrow ? "all" : "uncategorized";
  useEffect(() => {
    if (strip.is !== "loading") return;
    const gone = new AbortController();
    fetchStrip(of, gone.signal).then(
      (cards) => setStrip({ is: "here", cards }),
      () => !gone.signal.aborted && setStrip({ is: "failed" }),
    );
    return () => gone.abort();
  }, [of, strip.is]);

  if (strip.is === "loading") return <StripWaiting />;
  if (strip.is === "failed") {
    return <Notice onRetry={() => setStrip({ is: "loading" })}>{productsFailed}</Notice>;
  }
  if (strip.cards.length === 0) {
    return (
      <EmptyState
        drawing="suitcase"
        level="h3"
        title={isNarrow ? noProducts : noUncategorized}
        sentence="Whatever there is stands in the marketplace."
        action={<LinkButton to={marketplacePath}>See the marketplace</LinkButton>}
      />
    );
  }
  if (!isNarrow) return <ProductGrid cards={strip.cards} />;
  return (
    <ul className={styles.rows} aria-label="All products">
      {strip.cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} small />
        </li>
      ))}
    </ul>
  );
}
