import styles from "./marked-text.module.css";

/** Found text, with the words that were looked for marked. */
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
