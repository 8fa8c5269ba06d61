import { type Hoot, pageHoots, randomHoots } from "#contracts/community/hoots.ts";
import { drawStories, LazyStoryPair, type StorySummary } from "../community/stories/index.ts";
import { blogsPath } from "../links/stories.ts";
import { LinkButton } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { allPath } from "../links/hoots.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { lazy } from "../data/lazy/lazy.tsx";
import { call } from "../data/browser.ts";
import { LoadedSection } from "./loaded-section.tsx";
import { latestCount, type Section, stripCount } from "./sections.ts";
import styles from "./sections.module.css";

const HootLines = lazy(async () => (await import("./hoot-rows.tsx")).HootLines, {
  when: "visible",
});

const fetchLatest = () => fetchRandomHoots(latestCount);

type StoriesAndHootsProps = { stories: Section<StorySummary[]>; latest: Section<Hoot[]> };

/** Two stories and the latest hoots. */
export function StoriesAndHoots({ stories, latest }: StoriesAndHootsProps) {
  return (
    <section className="tint-sky">
      <div className="wrap">
        <Heading
          sentence="Borders, ferries, flights and cafés, from people who've been there."
          action={
            <LinkButton small to={blogsPath}>
              View all stories
            </LinkButton>
          }
        >
          All the Pet Travel Tea
        </Heading>
        <div className={styles.tea}>
          <div className={styles.stories}>
            <LoadedSection
              section={stories}
              reload={drawStories}
              message="Couldn't load the stories."
            >
              {(loaded) => (
                <div>
                  <LazyStoryPair stories={loaded} />
                </div>
              )}
            </LoadedSection>
          </div>
          <div>
            <h3 className={styles.subtitle}>Latest posts</h3>
            <LoadedSection
              section={latest}
              reload={fetchLatest}
              message="Couldn't load the latest hoots."
            >
              {(hoots) =>
                hoots.length > 0 ? (
                  <div>
                    <HootLines hoots={hoots} />
                  </div>
                ) : (
                  <BlankCards />
                )
              }
            </LoadedSection>
          </div>
        </div>
      </div>
    </section>
  );
}

const starts = ["At the border, they…", "The ferry had…", "There's a café where…"];

/** Blank postcards, if there are no hoots. */
function BlankCards() {
  return (
    <>
      <p className={styles.text}>No hoots yet. Write the first one.</p>
      <ul className={styles.cards} aria-hidden>
        {starts.map((start) => (
          <li key={start} className={styles.card}>
            <span className={styles.stamp} />
            <span className={styles.start}>{start}</span>
            <span className={styles.blank} />
            <span className={styles.blank} />
          </li>
        ))}
      </ul>
    </>
  );
}

const HootStrip = lazy(async () => (await import("./hoot-rows.tsx")).HootStrip, {
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

/** Random hoots. */
export async function fetchRandomHoots(count: number): Promise<Hoot[]> {
  return call(randomHoots, { query: { count } });
}

/** The newest hoots. */
async function fetchNewestHoots(limit: number): Promise<Hoot[]> {
  return (await call(pageHoots, { query: { page: 1, limit } })).data;
}
