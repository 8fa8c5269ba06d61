import { useSiteName } from "../data/site.ts";
import { MembersOnly } from "../data/guard.tsx";
import { lazy } from "../data/lazy/lazy.tsx";
import { Heading } from "../ui/heading.tsx";
import { pageMeta, siteNameOf } from "../ui/meta.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/share-page";

const Shared = lazy(async () => (await import("./shared.tsx")).Shared);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: `Shared with ${siteNameOf(args)}`, hidden: true });

/** What another app shared with the installed one. A guest logs in first; the files wait on the device. */
export default function SharePage() {
  const outline = <Skeleton height={160} rounded />;
  return (
    <section className="wrap stack loose">
      <Heading level="h1" sentence="It stays on this device until you save it.">
        Shared with {useSiteName()}
      </Heading>
      <MembersOnly fallback={outline}>
        {({ userId }) => <Shared fallback={outline} userId={userId} />}
      </MembersOnly>
    </section>
  );
}
