import type { Hoot } from "#contracts/community/hoots.ts";
import { LazyHootGrid } from "../community/hoots/index.ts";
import { drawStories, LazyStoryPair, type ListedStory } from "../community/stories/index.ts";
import { blogsPath } from "../links/stories.ts";
import { LinkButton } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { BlankCards } from "./blank-cards.tsx";
import { drawHoots } from "./draw.ts";
import { Loading } from "./loading.tsx";
import { latestCount, type Part } from "./parts.ts";
import styles from "./sections.module.css";

const draw = () => drawHoots(latestCount);

type TeaProps = { stories: Part<ListedStory[]>; latest: Part<Hoot[]> };

/** Opens the part of the page that people write: two long reads, and the latest posts. */
export function Tea({ stories, latest }: TeaProps) {
  return (
    <section className="tint-sky">
      <div className="wrap">
        <Heading
          sentence="Borders, ferries, cabins and cafés, told by those who were there."
          action={
            <LinkButton small to={blogsPath}>
              All stories
            </LinkButton>
          }
        >
          All the Pet Travel Tea
        </Heading>
        <div className={styles.stories}>
          <Loading part={stories} again={drawStories} words="The stories did not arrive.">
            {(found) => (
              <div>
                <LazyStoryPair stories={found} />
              </div>
            )}
          </Loading>
        </div>
        <h3 className={styles.under}>Latest posts</h3>
        <div className={styles.three}>
          <Loading part={latest} again={draw} words="The latest posts did not arrive.">
            {(hoots) =>
              hoots.length > 0 ? (
                <div>
                  <LazyHootGrid hoots={hoots} />
                </div>
              ) : (
                <BlankCards />
              )
            }
          </Loading>
        </div>
      </div>
    </section>
  );
}
