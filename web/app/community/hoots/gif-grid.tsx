import { useRef, type KeyboardEvent } from "react";
import type { Gif } from "#contracts/community/gifs.ts";
import { stillOf } from "../../ui/gif-still.ts";
import { steppedTo } from "./gif-steps.ts";
import styles from "./gif-search.module.css";

type GifGridProps = { gifs: readonly Gif[]; onChoose: (gif: Gif) => void };

/** Found GIFs as stills. Arrow keys walk through them as they lie. */
export function GifGrid({ gifs, onChoose }: GifGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    const top = buttons[0]?.getBoundingClientRect().top;
    const inRow = buttons.filter((button) => button.getBoundingClientRect().top === top).length;
    const next = steppedTo(event.key, at, buttons.length, inRow);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <ul className={styles.grid} ref={grid}>
      {gifs.map((gif) => (
        <li key={gif.id}>
          <button
            type="button"
            className={styles.gif}
            onKeyDown={walk}
            onClick={() => onChoose(gif)}
          >
            <Still gif={gif} />
            <span className={styles.name}>{gif.title || "A GIF without a name"}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Still({ gif }: { gif: Gif }) {
  const still = stillOf(gif.images.fixed_height.url);
  if (!still) return <span className={styles.still} />;
  return (
    <img
      className={styles.still}
      src={still}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
