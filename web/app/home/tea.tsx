import { randomHoots, type Hoot } from "#contracts/hoots.ts";
import { call } from "../api/browser.ts";
import { HootGrid } from "../hoots/card.tsx";
import { Heading } from "../ui/heading.tsx";
import { BlankCards } from "./blank-cards.tsx";
import { Loading } from "./loading.tsx";
import { latestCount, type Part } from "./parts.ts";
import styles from "./sections.module.css";

const draw = () => call(randomHoots, { query: { count: latestCount } });

/** Opens the part of the page that people write. */
export function Tea({ part }: { part: Part<Hoot[]> }) {
  return (
    <section className="tint-sky">
      <div className="wrap">
        <Heading sentence="Borders, ferries, cabins and cafés, told by those who were there.">
          All the Pet Travel Tea
        </Heading>
        <h3 className={styles.under}>Latest posts</h3>
        <div className={styles.three}>
          <Loading part={part} again={draw} words="The latest posts did not arrive.">
            {(hoots) => (hoots.length > 0 ? <HootGrid hoots={hoots} /> : <BlankCards />)}
          </Loading>
        </div>
      </div>
    </section>
  );
}
