import { useQuery, type QueryClient, type UseQueryResult } from "@tanstack/react-query";
import { getPlan, listPlans, type Plan } from "#contracts/travel/plans.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";

const listKey = queryKeyOf(listPlans);
const planKey = (id: string) => queryKeyOf(getPlan, { params: { id } });

/** The trips of the person at this browser, the soonest first; those without a date last. */
export const usePlans = (): UseQueryResult<Plan[]> => useQuery(callQuery(listPlans));

/** One of them. */
export const usePlan = (id: string): UseQueryResult<Plan> =>
  useQuery(callQuery(getPlan, { params: { id } }));

/** The trip as this browser knows it. */
export const knownPlan = (client: QueryClient, id: string): Plan | undefined =>
  client.getQueryData<Plan>(planKey(id));

/** Puts a trip as the server answered it wherever this browser shows it. */
export function keepPlan(client: QueryClient, plan: Plan): void {
  client.setQueryData(planKey(plan._id), plan);
  client.setQueryData<Plan[]>(listKey, (plans) =>
    plans?.map((known) => (known._id === plan._id ? plan : known)),
  );
  // Another day may be another place in the list.
  void client.invalidateQueries({ queryKey: listKey, exact: true });
}

/** Takes a trip away that is deleted. */
export function forgetPlan(client: QueryClient, id: string): void {
  client.setQueryData<Plan[]>(listKey, (plans) => plans?.filter(({ _id }) => _id !== id));
  client.removeQueries({ queryKey: planKey(id) });
}
