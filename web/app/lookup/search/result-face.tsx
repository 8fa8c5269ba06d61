import type { ResultKind, SearchResult } from "#contracts/lookup/search.ts";
import { MarkedText } from "../../ui/marked-text.tsx";
import { priceText } from "../../ui/money.ts";
import { classes } from "../../ui/classes.ts";
import { kindText } from "./kinds.ts";
import styles from "./result-face.module.css";

/** One result: its picture, its title and the passage with the words; a product's price too. */
export function ResultFace({ kind, result }: { kind: ResultKind; result: SearchResult }) {
  const { image, marked, price } = result;
  const { sign: Sign } = kindText[kind];
  const isFace = kind === "people" || kind === "hoots";
  return (
    <>
      <span className={classes(styles.picture, isFace && styles.round)}>
        {image ? (
          <img src={image} alt="" width={44} height={44} loading="lazy" decoding="async" />
        ) : (
          <Sign size={20} aria-hidden />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <MarkedText of={marked.title} />
        </span>
        {price && (
          <span className={styles.price}>
            {price.lowest < price.highest && "from "}
            <b className="num">{priceText(price.lowest)}</b>
          </span>
        )}
        {marked.text.length > 0 && (
          <span className={styles.text}>
            <MarkedText of={marked.text} />
          </span>
        )}
      </span>
    </>
  );
}
