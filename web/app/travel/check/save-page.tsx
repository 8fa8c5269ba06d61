import { apiContext } from "../../data/server.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { checkPath } from "../../links/check.ts";
import type { Route } from "./+types/save-page";
import styles from "./check.module.css";
import { loadCheck } from "./load-check.ts";
import { plannedLegs } from "./trip-from-check.ts";
import { loadWay } from "./ways/trip-from-way.ts";

const SaveForm = lazy(async () => (await import("./save-form.tsx")).SaveForm);

/**
 * The question is in the address, so it is still there after sign-up or log-in. With the key of a way it is that way which
 * is saved.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const key = new URL(request.url).searchParams.get("way");
  if (key !== null) return loadWay(call, request.url, key);
  const loaded = await loadCheck(call, request.url);
  if (loaded.is === "asking") {
    return { is: "asking", isWay: false, path: checkPath(loaded.values) } as const;
  }
  const { values, places, pets, answer } = loaded;
  const legs = plannedLegs(values, places);
  const { toDos } = answer;
  return {
    is: "answered",
    values,
    places,
    pets,
    legs,
    toDos,
    backTo: checkPath(values),
  } as const;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Save to a trip", hidden: true });

export default function SavePage({ loaderData }: Route.ComponentProps) {
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1" sentence="See what will be saved, then create the trip.">
        Save to a trip
      </Heading>
      <MembersOnly fallback={<Outline />}>
        {() =>
          loaderData.is === "answered" ? (
            <SaveForm fallback={<Outline />} {...loaderData} />
          ) : (
            <div className="card pad stack">
              <p>
                {loaderData.isWay
                  ? "This way isn't among the answers anymore, so there's nothing to save."
                  : "This check isn't complete, so there's nothing to save yet."}
              </p>
              <div>
                <LinkButton variant="go" to={loaderData.path}>
                  {loaderData.isWay ? "See the ways" : "Complete the check"}
                </LinkButton>
              </div>
            </div>
          )
        }
      </MembersOnly>
    </section>
  );
}

const Outline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={360} rounded />
    </AfterAWhile>
  </div>
);
