import type { Hoot } from "#contracts/community/hoots.ts";
import { BesidePoster, LazyFeaturedHoot } from "../community/hoots/index.ts";
import { Heading } from "../ui/heading.tsx";
import { Widget } from "../commerce/widgets/index.ts";
import { drawHoots } from "./draw.ts";
import { Loading } from "./loading.tsx";
import type { Part } from "./parts.ts";
import styles from "./sections.module.css";

const drawOne = async () => (await drawHoots(1))[0];

/** One hoot in full, beside a poster of where it was. */
export function Featured({ part }: { part: Part<Hoot | undefined> }) {
  return (
    <section className="tint-sunk">
      <div className="wrap">
        <Loading
          part={part}
          again={drawOne}
          title={<Heading>Featured Posts</Heading>}
          words="The featured post did not arrive."
        >
          {(hoot) => (
            <BesidePoster hoot={hoot}>
              <div>
                <LazyFeaturedHoot hoot={hoot} />
              </div>
            </BesidePoster>
          )}
        </Loading>
        <div className={styles.underFeatured}>
          <Widget place="featured-deals" />
        </div>
      </div>
    </section>
  );
}
