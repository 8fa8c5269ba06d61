import type { Hoot } from "#contracts/community/hoots.ts";
import { allPath } from "../links/hoots.ts";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Heading } from "../ui/heading.tsx";
import { lazy } from "../data/lazy/lazy.tsx";
import { Widget } from "../commerce/widgets/index.ts";
import { newestHoots } from "./draw.ts";
import styles from "./everyone.module.css";
import { Loading } from "./loading.tsx";
import { stripCount, type Part } from "./parts.ts";

const EveryoneStrip = lazy(async () => (await import("./everyone-strip.tsx")).EveryoneStrip, {
  when: "visible",
});

const fetchFirst = () => newestHoots(stripCount);

/** The first hoots, side by side; more of them stand behind the button. */
export function Everyone({ part }: { part: Part<Hoot[]> }) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <Heading
          sentence="The newest postcards, fresh from the bag."
          action={
            <LinkButton small to={allPath}>
              View Posts
            </LinkButton>
          }
        >
          Heres What Everyone Saying
        </Heading>
        <Loading part={part} again={fetchFirst} words="The newest posts did not arrive.">
          {(hoots) =>
            hoots.length > 0 ? (
              <div>
                <EveryoneStrip hoots={hoots} />
              </div>
            ) : (
              <Silence />
            )
          }
        </Loading>
        <Widget place="home-travel" />
      </div>
    </section>
  );
}

function Silence() {
  return (
    <EmptyState
      drawing="stamp"
      level="h3"
      title="Nobody has said anything yet."
      sentence="Here the ten newest posts will lie, side by side."
    />
  );
}
