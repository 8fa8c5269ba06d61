import { AdminNav } from "../admin-nav.tsx";
import { MembersOnly } from "../../data/guard.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/providers-page";
import { AdminsOnly } from "../admins-only.tsx";
import { ToCheck } from "./to-check.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Suggested places", hidden: true });

export default function AdminProvidersPage() {
  return (
    <section className="wrap">
      <Heading level="h1" sentence="Check each place before it's listed.">
        Suggested places
      </Heading>
      <MembersOnly fallback={<Outline />}>
        {({ userId }) => (
          <AdminsOnly outline={<Outline />}>
            <AdminNav />
            <ToCheck key={userId} />
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
