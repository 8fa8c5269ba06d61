import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { pageHoots, type Hoot } from "#contracts/hoots.ts";
import { call } from "../api/browser.ts";
import { HootCard } from "../hoots/card.tsx";
import { allPath } from "../hoots/paths.ts";
import { IconButton, LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Heading } from "../ui/heading.tsx";
import styles from "./everyone.module.css";
import { Loading } from "./loading.tsx";
import { stripCount, type Part } from "./parts.ts";

const fetchFirst = async () =>
  (await call(pageHoots, { query: { page: 1, limit: stripCount } })).data;

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
          {(hoots) => (hoots.length > 0 ? <Strip hoots={hoots} /> : <Silence />)}
        </Loading>
      </div>
    </section>
  );
}

function Strip({ hoots }: { hoots: readonly Hoot[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const move = (by: 1 | -1) => {
    const { clientWidth = 0 } = strip.current ?? {};
    strip.current?.scrollBy({ left: by * clientWidth * 0.7 });
  };
  return (
    <>
      <ul ref={strip} className={styles.strip}>
        {hoots.map((hoot) => (
          <li key={hoot._id}>
            <HootCard hoot={hoot} />
          </li>
        ))}
      </ul>
      {hoots.length > 3 && (
        <div className={`wide-only ${styles.arrows}`}>
          <IconButton label="Earlier in the strip" onClick={() => move(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <IconButton label="Further in the strip" onClick={() => move(1)}>
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        </div>
      )}
    </>
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
