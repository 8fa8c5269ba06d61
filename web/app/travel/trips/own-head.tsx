import { Suspense } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Plan } from "#contracts/travel/plans.ts";
import { hasDraft } from "../../forms/has-draft.ts";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./own-head.module.css";
import { PlanActions } from "./plan-actions.tsx";
import { PlanHead } from "./plan-head.tsx";
import { takeFocus, useEditing } from "./use-editing.ts";

const DetailsForm = late(async () => ({
  default: (await import("./details-form.tsx")).DetailsForm,
}));

type OwnHeadProps = {
  plan: Plan;
  /** All one's pets; undefined until they are here. */
  pets: readonly Pet[] | undefined;
  today: string;
};

const editId = "edit-trip";

/** The head of one's own trip, and what can be done with it. */
export function OwnHead({ plan, pets, today }: OwnHeadProps) {
  const editing = useEditing(editId, () => hasDraft(`trip:${plan._id}:details`));
  const travelling = pets?.filter(({ _id }) => plan.petIds.includes(_id));
  return (
    <PlanHead trip={plan} pets={travelling} today={today}>
      {editing.open ? (
        <div className={styles.form}>
          <h2 className={styles.title} tabIndex={-1} ref={editing.asked ? takeFocus : undefined}>
            Edit trip
          </h2>
          <Suspense fallback={<Skeleton height={560} rounded />}>
            <DetailsForm
              key={editing.round}
              plan={plan}
              pets={pets ?? []}
              onDone={editing.end}
              onTake={editing.again}
            />
          </Suspense>
        </div>
      ) : (
        <PlanActions plan={plan} editId={editId} onEdit={editing.begin} />
      )}
    </PlanHead>
  );
}
