import { MembersOnly } from "../../data/guard.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import type { Route } from "./+types/plans-page";
import { CreatePlanForm } from "./create-plan-form.tsx";
import styles from "./plans-page.module.css";
import { PromoCards } from "./promo-cards.tsx";
import { Trips } from "./trips.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trips", hidden: true });

export default function PlansPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        <Heading level="h1" sentence="Where to, and when? Everything else can come later.">
          Plan
        </Heading>
        <MembersOnly fallback={<FormOutline />}>{() => <CreatePlanForm />}</MembersOnly>
      </div>
      <MembersOnly>
        {({ userId }) => (
          <>
            <Widget place="plan-form-flights" />
            <Widget place="plans-activities" />
            <Trips key={userId} />
            <Widget place="plans-flights" />
            <PromoCards />
          </>
        )}
      </MembersOnly>
    </section>
  );
}

const FormOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={460} rounded />
    </AfterAWhile>
  </div>
);
