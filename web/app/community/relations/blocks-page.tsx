import { MembersOnly } from "../../data/guard.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/blocks-page";
import { BlockList } from "./block-list.tsx";
import styles from "./block-list.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Blocked and muted people", hidden: true });

export default function BlocksPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <BackLink to="/account">Your account</BackLink>
      <Heading
        level="h1"
        sentence="Blocked people and you don't see each other. Muted people aren't in your lists; they can still see you."
      >
        Blocked and muted people
      </Heading>
      <MembersOnly fallback={<Outline lines={["40%", "40%"]} />}>{() => <BlockList />}</MembersOnly>
    </section>
  );
}
