import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { AppError } from "#contracts/kernel/errors.ts";
import { deletePlan, type Plan } from "#contracts/travel/plans.ts";
import { call } from "../../data/browser.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { plansPath } from "./paths.ts";
import { destinationOf } from "./plan-text.ts";
import { forgetPlan } from "./use-plans.ts";

type DeletePlanProps = { plan: Plan; open: boolean; onClose: () => void };

/** Deletes a trip once somebody has said twice that they mean it. */
export function DeletePlan({ plan, open, onClose }: DeletePlanProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { _id: id } = plan;

  const remove = async () => {
    await call(deletePlan, { params: { id } }).catch((error: unknown) => {
      // Another tab was faster.
      if (error instanceof AppError && error.code === "NOT_FOUND") return;
      throw error;
    });
    await navigate(plansPath);
    forgetPlan(client, id);
    toast("The trip is deleted.");
  };

  return (
    <ConfirmDialog
      open={open}
      title={`Delete the trip to ${destinationOf(plan)}?`}
      sentence="All its flights, stays, lists, papers and links go too, and cannot be brought back."
      action="Delete trip"
      busyText="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
