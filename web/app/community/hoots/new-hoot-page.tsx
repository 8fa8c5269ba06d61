import { randomHoots } from "#contracts/community/hoots.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/new-hoot-page";
import { venueIn } from "./filters.ts";
import { BesidePoster } from "./beside-poster.tsx";

const WriteHootForm = lazy(async () => (await import("./write-form.tsx")).WriteHootForm);
// A featured hoot below the form.
const FeaturedHoot = lazy(async () => (await import("./featured.tsx")).FeaturedHoot, {
  when: "visible",
  fallback: <Skeleton height={420} rounded />,
});

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const call = context.get(apiContext);
  const [[featured], venue] = await Promise.all([
    call(randomHoots, { query: { count: 1 } }),
    venueIn(call, new URL(request.url).searchParams),
  ]);
  return { featured, venue };
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Write a hoot", hidden: true });

export default function NewHootPage({ loaderData: { featured, venue } }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={<Coming />}>
      {() => (
        <>
          <section className="wrap">
            <WriteHootForm fallback={<FormOutline />} key={venue?._id} level="h1" venue={venue} />
          </section>
          <section className="tint-sunk">
            <div className="wrap">
              <BesidePoster hoot={featured}>
                <FeaturedHoot hoot={featured} />
              </BesidePoster>
            </div>
          </section>
        </>
      )}
    </MembersOnly>
  );
}

/** The outline of the form until the session is known. */
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
