import { Suspense } from "react";
import { randomHoots, type Hoot } from "#contracts/community/hoots.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { late } from "../../ui/late.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { useNear } from "../../ui/use-near.ts";
import type { Route } from "./+types/new-hoot-page";
import { BesidePoster } from "./beside-poster.tsx";

const WriteHootForm = late(async () => ({
  default: (await import("./write-form.tsx")).WriteHootForm,
}));
const FeaturedHoot = late(async () => ({ default: (await import("./featured.tsx")).FeaturedHoot }));

export const loader = async ({ context }: Route.LoaderArgs) => {
  const [featured] = await context.get(apiContext)(randomHoots, { query: { count: 1 } });
  return { featured };
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "New hoot", hidden: true });

export default function NewHootPage({ loaderData: { featured } }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={<Coming />}>
      {() => (
        <>
          <section className="wrap">
            <Suspense fallback={<FormOutline />}>
              <WriteHootForm level="h1" />
            </Suspense>
          </section>
          <section className="tint-sunk">
            <div className="wrap">
              <BesidePoster hoot={featured}>
                <WhenNear hoot={featured} />
              </BesidePoster>
            </div>
          </section>
        </>
      )}
    </MembersOnly>
  );
}

/** A hoot to read under what one writes, for whoever comes near it. */
function WhenNear({ hoot }: { hoot: Hoot | undefined }) {
  const { frame, near } = useNear();
  return (
    <div ref={frame}>
      <Suspense fallback={<Skeleton height={420} rounded />}>
        {near ? <FeaturedHoot hoot={hoot} /> : <Skeleton height={420} rounded />}
      </Suspense>
    </div>
  );
}

/** The shape of the form, until it is known who is here. */
function Coming() {
  return (
    <section className="wrap" aria-busy>
      <FormOutline />
    </section>
  );
}

const FormOutline = () => (
  <AfterAWhile>
    <div className="stack loose">
      <Skeleton width={240} height={40} />
      <Skeleton height={76} />
      <Skeleton height={200} />
      <Skeleton height={76} />
    </div>
  </AfterAWhile>
);
