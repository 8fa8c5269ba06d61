import styles from "./news-pill.module.css";

type NewsPillProps = {
  /** The label, such as "2 new hoots: show"; undefined where there is nothing new. */
  label: string | undefined;
  /** The direction in which the news will appear. */
  sign: "↑" | "↓";
  busy?: boolean;
  onShow: () => void;
};

/** Announces news politely and shows it when pressed. It floats above the page, so nothing moves. */
export function NewsPill({ label, sign, busy, onShow }: NewsPillProps) {
  return (
    <div className={styles.over}>
      <output className={styles.place}>
        {label && (
          <button
            type="button"
            className={`${styles.pill} on-night`}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onShow()}
          >
            <span aria-hidden>{sign} </span>
            {busy ? "Loading..." : label}
          </button>
        )}
      </output>
    </div>
  );
}
