import styles from "./marked-text.module.css";

/** A search result with the matches of the query marked. */
export function MarkedText({ parts }: { parts: readonly { text: string; match: boolean }[] }) {
  let start = 0;
  return parts.map(({ text, match }) => {
    const key = start;
    start += text.length;
    return match ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
