import type { Hoot } from "#contracts/community/hoots.ts";
import { allPath } from "../links/hoots.ts";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Heading } from "../ui/heading.tsx";
import { lazy } from "../data/lazy/lazy.tsx";
import { Widget } from "../commerce/widgets/index.ts";
import { fetchNewestHoots } from "./fetch-hoots.ts";
import styles from "./newest-hoots.module.css";
import { LoadedSection } from "./loaded-section.tsx";
import { stripCount, type Section } from "./sections.ts";

const HootStrip = lazy(async () => (await import("./hoot-strip.tsx")).HootStrip, {
  when: "visible",
});

const fetchStrip = () => fetchNewestHoots(stripCount);

/** The newest hoots in a row, with a link to all. */
export function NewestHoots({ section }: { section: Section<Hoot[]> }) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <Heading
          sentence="The newest hoots, fresh from the road."
          action={
            <LinkButton small to={allPath}>
              View Posts
            </LinkButton>
          }
        >
          Heres What Everyone Saying
        </Heading>
        <LoadedSection
          section={section}
          reload={fetchStrip}
          message="Couldn't load the newest hoots."
        >
          {(hoots) =>
            hoots.length > 0 ? (
              <div>
                <HootStrip hoots={hoots} />
              </div>
            ) : (
              <NoHoots />
            )
          }
        </LoadedSection>
        <Widget slot="home-travel" />
      </div>
    </section>
  );
}

function NoHoots() {
  return (
    <EmptyState
      drawing="stamp"
      level="h3"
      title="No hoots yet"
      sentence="The 10 newest hoots will appear here."
    />
  );
}
