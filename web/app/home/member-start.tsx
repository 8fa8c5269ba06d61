import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useOwnProfileState } from "../accounts/viewer/index.ts";
import { Queries } from "../data/queries.tsx";
import { checkPagePath } from "../links/check-page.ts";
import { firstPetPath } from "../links/pets.ts";
import { LazyHomeForm } from "../travel/household/index.ts";
import { useOwnPets } from "../travel/pets/index.ts";
import { LazyNextTripCard, nextTrip, useTrips } from "../travel/trips/index.ts";
import { LinkButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useToday } from "../ui/use-today.ts";
import styles from "./member.module.css";

/** A member's next trip; until there is one, the way there. */
export const MemberStart = () => (
  <Queries>
    <Start />
  </Queries>
);

function Start() {
  const trips = useTrips();
  const pets = useOwnPets();
  const own = useOwnProfileState();
  const today = useToday();
  const trip = nextTrip(trips.data ?? [], today);
  if (trip)
    return <LazyNextTripCard trip={trip} plain fallback={<Skeleton height="100%" rounded />} />;
  if (trips.isPending || pets.isPending || own?.is === "loading") {
    return <Skeleton height="100%" rounded />;
  }
  if (!trips.data || !pets.data || own?.is !== "here") {
    const retry = () => {
      if (trips.isError) void trips.refetch();
      if (pets.isError) void pets.refetch();
      if (own?.is === "failed") own.retry();
    };
    return (
      <div className="card pad">
        <Notice onRetry={retry}>Couldn't load your trips and pets. Try again.</Notice>
      </div>
    );
  }

  const { profile } = own;
  const hasPet = pets.data.length > 0;
  const isAtHome = profile.homeCountry !== null;
  const first = pets.data[0]?.petName ?? "your pet";
  return (
    <article className={`card pad ${styles.steps}`}>
      <h2>{hasPet && isAtHome ? "Where to next?" : "Three steps to an answer"}</h2>
      <ol>
        <Step title="Add your pet" isDone={hasPet} isNext={!hasPet}>
          <p>A name and a kind are enough. Rules also depend on breed, chip and vaccines.</p>
          <LinkButton variant={hasPet ? "sec" : "go"} to={firstPetPath}>
            {hasPet ? "Add another pet" : "Add your pet"}
          </LinkButton>
        </Step>
        <Step title="Say where home is" isDone={isAtHome} isNext={hasPet && !isAtHome}>
          <LazyHomeForm profile={profile} onDone={() => {}} />
        </Step>
        <Step title="Check your next trip" isDone={false} isNext={hasPet && isAtHome}>
          <p>Say where to and when, and read what {first} needs for it. Then save it as a trip.</p>
          <LinkButton variant={hasPet ? "go" : "sec"} to={checkPagePath}>
            Check a trip
          </LinkButton>
        </Step>
      </ol>
    </article>
  );
}

type StepProps = { title: string; isDone: boolean; isNext: boolean; children: ReactNode };

/** One step, open if it is the next; each can be opened at any time. */
const Step = ({ title, isDone, isNext, children }: StepProps) => (
  <li>
    <details name="first-steps" open={isNext}>
      <summary>
        <span className={classes(styles.number, isDone && styles.done)}>
          {isDone && <Check size={16} aria-hidden />}
        </span>
        {title}
        {isDone && <span className="sr">, done</span>}
      </summary>
      <div className="stack">{children}</div>
    </details>
  </li>
);
