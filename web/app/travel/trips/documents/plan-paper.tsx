import { useQueryClient } from "@tanstack/react-query";
import { noReceipt, tripDetailsFailed } from "#contracts/travel/trip-names.ts";
import { updateTrip, type Trip } from "#contracts/travel/trips.ts";
import { reworded } from "../../../data/errors.ts";
import { call } from "../../../data/browser.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { SavedPaper } from "../../../forms/saved-paper.tsx";
import { newerPlan } from "../change-plan.ts";
import { paperPath } from "../../../links/plans.ts";
import { destinationOf } from "../../labels/index.ts";
import { keepPlan, knownPlan } from "../use-plans.ts";

export type PlanPaperName = "receipt" | "ticket";

export const planPaperLabels: Record<PlanPaperName, string> = {
  receipt: "Receipt",
  ticket: "Ticket",
};

/** What is said where a paper is not there. */
export const noPaper: Record<PlanPaperName, string> = {
  receipt: noReceipt,
  ticket: "No ticket uploaded",
};

/** The receipt of a stay or the ticket of a flight, changed by itself. */
export function PlanPaper({ plan, paper }: { plan: Trip; paper: PlanPaperName }) {
  const client = useQueryClient();
  const label = planPaperLabels[paper];
  const url = plan[paper];

  const send = async (file: File | null, way: object): Promise<Trip> => {
    // Retry goes by the version that is known by then.
    const { _id: id, version: ifVersion } = knownPlan(client, plan._id) ?? plan;
    try {
      const files = { [paper]: file };
      return await call(updateTrip, { params: { id }, body: {}, files, ifVersion, ...way });
    } catch (error) {
      const newer = newerPlan(error);
      if (newer) keepPlan(client, newer);
      throw reworded(error, (message) => `${tripDetailsFailed} ${message}`);
    }
  };

  return (
    <SavedPaper
      name={`plan-${paper}`}
      label={label}
      url={url}
      state={url ? "Kept here, for you alone" : noPaper[paper]}
      view={
        url && (
          <LinkButton to={paperPath(plan._id, paper)} small>
            View<span className="sr"> {label}</span>
          </LinkButton>
        )
      }
      question={`Remove the ${paper} of the trip to ${destinationOf(plan)}?`}
      send={send}
      onSaved={(saved) => keepPlan(client, saved)}
    />
  );
}
