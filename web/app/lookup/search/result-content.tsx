import type { ResultKind, SearchResult } from "#contracts/lookup/search.ts";
import { MarkedText } from "../../ui/marked-text.tsx";
import { priceText } from "../../ui/money.ts";
import { classes } from "../../ui/classes.ts";
import { kindText, sourceText } from "./result-text.ts";
import styles from "./search.module.css";

/** The picture, title and matching passage of a result; for a product, its price too. */
export function ResultContent({ kind, result }: { kind: ResultKind; result: SearchResult }) {
  const { image, marked, price, source } = result;
  const { icon: Icon } = kindText[kind];
  const isAvatar = kind === "people" || kind === "hoots";
  return (
    <>
      <span className={classes(styles.picture, isAvatar && styles.round)}>
        {image ? (
          <img src={image} alt="" width={44} height={44} loading="lazy" decoding="async" />
        ) : (
          <Icon size={20} aria-hidden />
        )}
      </span>
      <span className={styles.content}>
        <span className={styles.title}>
          <MarkedText parts={marked.title} />
        </span>
        {price && (
          <span className={styles.price}>
            {price.lowest < price.highest && "from "}
            <b className="num">{priceText(price.lowest)}</b>
          </span>
        )}
        {marked.text.length > 0 && (
          <span className={classes(styles.text, source && styles.fact)}>
            <MarkedText parts={marked.text} />
          </span>
        )}
        {source && <span className={styles.source}>{sourceText(source)}</span>}
      </span>
    </>
  );
}
