import { X } from "lucide-react";
import { useState } from "react";
import { costsMax, itemTextMax } from "#contracts/travel/trip-names.ts";
import type { Cost } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../forms/form.tsx";
import { textOf, useForm } from "../../../forms/use-form.ts";
import type { PlanBody } from "../change-plan.ts";
import lists from "../lists/check-list.module.css";
import { ListFailure } from "../lists/check-list.tsx";
import { CostSums } from "./cost-sums.tsx";
import styles from "./costs-card.module.css";
import { freshId, isFresh, wireId } from "../lists/line-ids.ts";
import { amountWords, currenciesToOffer, readAmount } from "./money.ts";
import { takeOff } from "../legs/take-off.ts";
import { useListChanges } from "../lists/use-list-changes.ts";

const parts = {
  of: ({ costs }: Trip): Cost[] => costs,
  body: (costs: readonly Cost[]): PlanBody => ({
    costs: costs.map(({ _id, ...cost }) => ({ ...wireId(_id), ...cost })),
  }),
};

/** What a trip costs, with a sum for each currency. */
export function CostsCard({ plan }: { plan: Trip }) {
  const changes = useListChanges(plan, parts);
  const { list, run, failed } = changes;
  return (
    <section className="card pad stack" aria-labelledby="costs-title">
      <h2 id="costs-title" className={lists.title}>
        Costs
      </h2>
      {list.length > 0 && (
        <ul className={styles.costs} aria-label="Costs">
          {list.map((cost) => {
            const { _id, what, amount, currency, paid } = cost;
            return (
              <li key={_id}>
                <span className={styles.what}>
                  {what}
                  <CheckField
                    name={`paid-${_id}`}
                    label={
                      <span>
                        Paid<span className="sr"> {what}</span>
                      </span>
                    }
                    checked={paid}
                    disabled={isFresh(_id)}
                    onChange={({ target }) =>
                      void run((costs) =>
                        costs.map((one) =>
                          one._id === _id ? { ...one, paid: target.checked } : one,
                        ),
                      )
                    }
                  />
                </span>
                <b className="num">{amountWords(amount, currency)}</b>
                <span className="screen-only">
                  <IconButton
                    label={`Remove ${what}`}
                    disabled={isFresh(_id)}
                    onClick={() => void takeOff(changes, cost, what)}
                  >
                    <X size={16} aria-hidden />
                  </IconButton>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <CostSums costs={list} />
      <ListFailure of={{ failed }} />
      {list.length < costsMax && <AddCost onAdd={(cost) => run((costs) => [...costs, cost])} />}
    </section>
  );
}

/** Asks for one cost more. */
function AddCost({ onAdd }: { onAdd: (cost: Cost) => Promise<boolean> }) {
  const [round, setRound] = useState(0);
  const [currency, setCurrency] = useState("EUR");
  const form = useForm({
    check: (fields) => ({
      ...(textOf(fields, "what").trim() === "" && { what: "What is it for?" }),
      ...(readAmount(textOf(fields, "amount"), currency) === undefined && {
        amount: "Amount must be such as 12.50.",
      }),
    }),
    send: async (fields) => {
      const amount = readAmount(textOf(fields, "amount"), currency) ?? 0;
      const what = textOf(fields, "what").trim();
      const isThere = await onAdd({ _id: freshId(), what, amount, currency, paid: false });
      if (isThere) setRound((before) => before + 1);
    },
  });
  return (
    <div className="screen-only">
      <Form key={round} name="cost" handle={form} className="stack">
        <TextField name="what" label="What" maxLength={itemTextMax} autoComplete="off" />
        <div className={styles.amount}>
          <TextField name="amount" label="Amount" inputMode="decimal" autoComplete="off" />
          <SelectField
            name="currency"
            label="Currency"
            value={currency}
            onChange={({ target }) => setCurrency(target.value)}
          >
            {currenciesToOffer().map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
        <div>
          <SubmitButton handle={form} variant="sec" small busyText="Adding...">
            Add cost
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
