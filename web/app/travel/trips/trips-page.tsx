import { useState } from "react";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import type { Route } from "./+types/trips-page";
import styles from "./trips-page.module.css";
import { hasDraft } from "../../forms/has-draft.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { monthFromAddress } from "./month-from-address.ts";
import { destinationId, newTripDraft } from "./trip-text.ts";
import { newTripButtonId, Trips } from "./trips.tsx";
import { useTrips } from "./use-trips.ts";
import { useSearchParams } from "react-router";

const PromoCards = lazy(async () => (await import("./promo-cards.tsx")).PromoCards, {
  when: "visible",
});
const CreateTripForm = lazy(async () => (await import("./create-trip-form.tsx")).CreateTripForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trips", hidden: true });

export default function TripsPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1" sentence="Where to, and when? You can add the rest later.">
        Plan
      </Heading>
      <MembersOrSaved fallback={<FormOutline />} note="Only trips kept on this device are listed.">
        {({ userId }) => <OwnTrips key={userId} />}
      </MembersOrSaved>
    </section>
  );
}

/** A member's trips. The form is open for a first trip, else behind a button. */
function OwnTrips() {
  const trips = useTrips();
  const [search] = useSearchParams();
  const [isOpened, setOpened] = useState(
    () => hasDraft(newTripDraft) || monthFromAddress(search) !== undefined,
  );
  const isFirst = trips.data?.length === 0;
  const open = () => {
    setOpened(true);
    focusSoon(destinationId);
  };
  const close = () => {
    setOpened(false);
    focusSoon(newTripButtonId);
  };
  return (
    <>
      {(isOpened || isFirst) && (
        <CreateTripForm fallback={<FormOutline />} onClose={isFirst ? undefined : close} />
      )}
      <Trips onNew={open} />
      <Widget place="plan-form-flights" />
      <Widget place="plans-activities" />
      <Widget place="plans-flights" />
      <div>
        <PromoCards />
      </div>
    </>
  );
}

const FormOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={460} rounded />
    </AfterAWhile>
  </div>
);
