import { MembersOnly } from "../../data/guard.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { AdminNav } from "../admin-nav.tsx";
import { AdminsOnly } from "../admins-only.tsx";
import type { Route } from "./+types/mistakes-page";
import { MistakeList } from "./mistake-list.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Reported mistakes", hidden: true });

export default function AdminMistakesPage() {
  return (
    <section className="wrap">
      <Heading level="h1" sentence="What readers say is wrong in documents and airline pages.">
        Reported mistakes
      </Heading>
      <MembersOnly fallback={<Outline />}>
        {({ userId }) => (
          <AdminsOnly outline={<Outline />}>
            <AdminNav />
            <MistakeList key={userId} />
          </AdminsOnly>
        )}
      </MembersOnly>
    </section>
  );
}

const Outline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={320} rounded />
    </AfterAWhile>
  </div>
);
