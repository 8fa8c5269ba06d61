import type { Hoot } from "#contracts/community/hoots.ts";
import { BesidePoster, LazyFeaturedHoot } from "../community/hoots/index.ts";
import { Heading } from "../ui/heading.tsx";
import { Widget } from "../commerce/widgets/index.ts";
import { fetchRandomHoots } from "./fetch-hoots.ts";
import { LoadedSection } from "./loaded-section.tsx";
import type { Section } from "./sections.ts";
import styles from "./sections.module.css";

const fetchOne = async () => (await fetchRandomHoots(1))[0];

/** One full hoot, beside a poster of its place. */
export function Featured({ section }: { section: Section<Hoot | undefined> }) {
  return (
    <section className="tint-sunk">
      <div className="wrap">
        <LoadedSection
          section={section}
          reload={fetchOne}
          title={<Heading>Featured Posts</Heading>}
          message="The featured post did not arrive."
        >
          {(hoot) => (
            <BesidePoster hoot={hoot}>
              <div>
                <LazyFeaturedHoot hoot={hoot} />
              </div>
            </BesidePoster>
          )}
        </LoadedSection>
        <div className={styles.belowFeatured}>
          <Widget place="featured-deals" />
        </div>
      </div>
    </section>
  );
}
