import { MembersOnly } from "../../data/guard.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/write-page";
import styles from "./stories.module.css";

const WriteStoryForm = lazy(async () => (await import("./write-story-form.tsx")).WriteStoryForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Tell Us Your Story",
    description: "Four short sections and an opening photo.",
    hidden: true,
  });

export default function WritePage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading
        level="h1"
        sentence="Four short sections, in any order. Your draft saves as you type."
      >
        Tell Us Your Story
      </Heading>
      <MembersOnly fallback={<Coming />}>
        {({ userId }) => <WriteStoryForm fallback={<Coming />} key={userId} />}
      </MembersOnly>
    </section>
  );
}

/** The outline of the form until the session is known. */
function Coming() {
  return (
    <div aria-busy>
      <AfterAWhile>
        <div className="stack loose">
          <Skeleton height={76} />
          <Skeleton height={220} />
          <Skeleton height={180} />
        </div>
      </AfterAWhile>
    </div>
  );
}
