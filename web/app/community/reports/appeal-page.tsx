import { useSearchParams } from "react-router";
import { useHydrated } from "../../data/hydrated.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MembersOnly } from "../../data/guard.tsx";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/appeal-page";
import { Appeal } from "./appeal.tsx";
import styles from "./reports.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "A moderator's decision", hidden: true });

/** What moderators decided about something of the reader. A token from the email stands in for the log-in. */
export default function AppealPage({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const token = search.get("token") ?? undefined;
  const outline = <Skeleton height={240} rounded />;
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1">A moderator's decision</Heading>
      {!hydrated && outline}
      {hydrated && token !== undefined && <Appeal key={id} id={id} token={token} />}
      {hydrated && token === undefined && (
        <MembersOnly fallback={outline}>
          {({ userId }) => <Appeal key={userId} id={id} />}
        </MembersOnly>
      )}
    </section>
  );
}
