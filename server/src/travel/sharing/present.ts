import type { PetCard } from "#contracts/travel/pets.ts";
import type { Plan } from "#contracts/travel/plans.ts";
import type { Share, SharedPlan } from "#contracts/travel/shares.ts";
import type { ShareRow } from "./store.ts";

/** A link as the owner of its trip sees it. */
export const presentShare = (row: ShareRow, url: string): Share => ({
  _id: row.id,
  url,
  costs: row.costs,
  notes: row.notes,
  codes: row.codes,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

type Shown = {
  plan: Plan;
  sharedBy: string;
  /** All pets of the owner. */
  pets: readonly PetCard[];
  share: Pick<ShareRow, "costs" | "notes" | "codes" | "expires_at">;
};

/** A trip as the readers of a link see it. */
export function presentSharedPlan({ plan, sharedBy, pets, share }: Shown): SharedPlan {
  const travelling = new Set(plan.petIds);
  return {
    sharedBy,
    destination: plan.destination,
    month: plan.month,
    day: plan.day,
    year: plan.year,
    endDate: plan.endDate,
    origin: plan.origin,
    destinationPlace: plan.destinationPlace,
    people: plan.people,
    pets: pets
      .filter(({ _id }) => travelling.has(_id))
      .map(({ _id, petName, species }) => ({ _id, petName, species })),
    legs: plan.legs.map((leg) => ({
      ...leg,
      confirmation: share.codes ? leg.confirmation : "",
      pets: leg.pets.filter(({ petId }) => travelling.has(petId)),
    })),
    stays: plan.stays.map((stay) => ({
      ...stay,
      confirmation: share.codes ? stay.confirmation : "",
      petFee: share.costs ? stay.petFee : null,
      petFeeCurrency: share.costs ? stay.petFeeCurrency : null,
    })),
    notes: share.notes ? plan.notes : null,
    costs: share.costs ? plan.costs : null,
    expiresAt: share.expires_at.toISOString(),
  };
}
