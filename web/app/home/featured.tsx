import { lazy } from "react";
import { randomHoots, type Hoot } from "#contracts/hoots.ts";
import { call } from "../api/browser.ts";
import { isPlace } from "../hoots/paths.ts";
import { Heading } from "../ui/heading.tsx";
import { Later, useGate } from "../ui/later.tsx";
import { Poster } from "../ui/poster.tsx";
import styles from "./featured.module.css";
import { Loading } from "./loading.tsx";
import type { Part } from "./parts.ts";

const FeaturedHoot = lazy(async () => ({
  default: (await import("../hoots/featured.tsx")).FeaturedHoot,
}));

const drawOne = async () => (await call(randomHoots, { query: { count: 1 } }))[0];

/** One hoot in full, beside a poster of where it was. */
export function Featured({ part }: { part: Part<Hoot | undefined> }) {
  const { frame, gate } = useGate();
  return (
    <section ref={frame} className="tint-sunk">
      <div className="wrap">
        <Loading
          part={part}
          again={drawOne}
          title={<Heading>Featured Posts</Heading>}
          words="The featured post did not arrive."
        >
          {(hoot) => (
            <div className={styles.beside}>
              <div className={styles.hoot}>
                <Later gate={gate} of={FeaturedHoot} hoot={hoot} />
              </div>
              <Placard hoot={hoot} />
            </div>
          )}
        </Loading>
      </div>
    </section>
  );
}

/** A hoot about no place in particular gets the open road. */
function Placard({ hoot }: { hoot: Hoot | undefined }) {
  const place = hoot && isPlace(hoot.category) ? hoot.category : undefined;
  return (
    <div className={`wide-only ${styles.poster}`} aria-hidden>
      <Poster place={place ?? "The open road"} tilted>
        {place ?? "Somewhere"}
      </Poster>
    </div>
  );
}
