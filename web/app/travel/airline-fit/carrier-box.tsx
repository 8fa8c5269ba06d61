import styles from "./carrier-box.module.css";

type CarrierBoxProps = {
  size: { lengthCm: number; widthCm: number; heightCm: number };
  /** An airline's own page shows its box among those of others; `yours` is a member's bag. */
  tone: "own" | "other" | "yours";
};

/** Pixels of a centimeter: the same for all, so that boxes beside each other compare. */
const scale = 2.6;
/** Longer ones would not fit beside the others. */
export const longestCm = 58;

/** A carrier to scale, seen from the side: its length and height, and its width going back. */
export function CarrierBox({ size: { lengthCm, widthCm, heightCm }, tone }: CarrierBoxProps) {
  const [back, rise, handle] = [widthCm * 0.26, widthCm * 0.16, 5];
  const [width, height] = [lengthCm + back + 1, heightCm + rise + handle + 1];
  const top = height - 0.5 - heightCm;
  const middle = lengthCm / 2;
  return (
    <svg
      className={`${styles.box} ${styles[tone]}`}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <path d={`M.5 ${top}l${back} ${-rise}h${lengthCm}v${heightCm}l${-back} ${rise}z`} />
      <path d={`M${lengthCm + 0.5} ${top}l${back} ${-rise}`} />
      <path
        className={styles.handle}
        d={`M${middle - 5 + back / 2} ${top - rise / 2}q0 -5 5 -5t5 5`}
      />
      <rect className={styles.front} x=".5" y={top} width={lengthCm} height={heightCm} rx="1.5" />
      <rect
        className={styles.mesh}
        x={lengthCm * 0.16}
        y={top + heightCm * 0.22}
        width={lengthCm * 0.68}
        height={heightCm * 0.5}
        rx="2"
      />
    </svg>
  );
}
