import { lazy } from "react";
import { randomHoots, type Hoot } from "#contracts/hoots.ts";
import { call } from "../api/browser.ts";
import type { ListedStory } from "../blogs/listed.ts";
import { blogsPath } from "../blogs/paths.ts";
import { HootGrid } from "../hoots/card.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { Later, useGate } from "../ui/later.tsx";
import { BlankCards } from "./blank-cards.tsx";
import { Loading } from "./loading.tsx";
import { latestCount, type Part } from "./parts.ts";
import styles from "./sections.module.css";

const StoryPair = lazy(async () => ({
  default: (await import("../blogs/story-pair.tsx")).StoryPair,
}));

const draw = () => call(randomHoots, { query: { count: latestCount } });
const drawStories = async () => (await import("../blogs/random-stories.ts")).randomStories();

type TeaProps = { stories: Part<ListedStory[]>; latest: Part<Hoot[]> };

/** Opens the part of the page that people write: two long reads, and the latest posts. */
export function Tea({ stories, latest }: TeaProps) {
  const { frame, gate } = useGate();
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
        <div ref={frame} className={styles.stories}>
          <Loading part={stories} again={drawStories} words="The stories did not arrive.">
            {(found) => <Later gate={gate} of={StoryPair} stories={found} />}
          </Loading>
        </div>
        <h3 className={styles.under}>Latest posts</h3>
        <div className={styles.three}>
          <Loading part={latest} again={draw} words="The latest posts did not arrive.">
            {(hoots) => (hoots.length > 0 ? <HootGrid hoots={hoots} /> : <BlankCards />)}
          </Loading>
        </div>
      </div>
    </section>
  );
}
