import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createMutex } from "#contracts/kernel/mutex.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { errorMessage } from "../../../data/errors.ts";
import { changePlan, type PlanBody } from "../change-plan.ts";
import { detailsFailure } from "../plan-text.ts";

type Change<T> = (list: T[]) => T[];

type ListParts<T> = { of: (plan: Trip) => T[]; body: (list: T[]) => PlanBody };

export type ListChanges<T> = {
  /** The list as it is with what is on its way. */
  list: T[];
  /** Changes the list at once and sends it; what is refused is taken back. Resolves to whether it arrived. */
  run: (change: Change<T>) => Promise<boolean>;
  failed: { message: string; retry: () => void } | undefined;
};

/** A list of a trip that changes under the finger. Changes go out one after another, each over what is there by then. */
export function useListChanges<T>(plan: Trip, { of, body }: ListParts<T>): ListChanges<T> {
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Change<T>[]>([]);
  const [failed, setFailed] = useState<ListChanges<T>["failed"]>();
  const [queue] = useState(createMutex);

  const run = (change: Change<T>): Promise<boolean> => {
    setFailed(undefined);
    setPending((changes) => [...changes, change]);
    return queue.run(undefined, async () => {
      try {
        await changePlan(client, plan, (now) => body(change(of(now))));
        return true;
      } catch (error) {
        const reason = errorMessage(error, "");
        setFailed({ message: detailsFailure(reason), retry: () => void run(change) });
        return false;
      } finally {
        setPending((changes) => changes.filter((one) => one !== change));
      }
    });
  };

  return { list: pending.reduce((list, change) => change(list), of(plan)), run, failed };
}
