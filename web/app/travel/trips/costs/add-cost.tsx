import { useState } from "react";
import * as z from "zod/mini";
import { itemTextMax, Cost } from "#contracts/travel/trip-parts.ts";
import { useReader } from "../../../data/reader.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { useEdit } from "../../../forms/use-edit.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { freshId } from "../lists/items.ts";
import { codec } from "../../../forms/codec.ts";
import { text } from "../../../forms/fields.ts";
import styles from "./costs-card.module.css";
import { currenciesToOffer, readAmount } from "../../../ui/amounts.ts";

type AddCostProps = {
  tripId: string;
  /** Resolves to whether it was saved. */
  onAdd: (cost: Cost) => Promise<boolean>;
};

/** Adds an expense to a trip. */
export function AddCost({ tripId, onAdd }: AddCostProps) {
  const { currency: usual } = useReader();
  const [last, setCurrency] = useState<string>();
  const currency = last ?? usual;
  const edit = useEdit(costCodec, null, {
    draftKey: `trip:${tripId}:cost`,
    // The next expense starts with the currency of the last one.
    initial: { currency },
    create: async ({ body }) => {
      const cost = { _id: freshId(), ...body, paid: false };
      return (await onAdd(cost)) ? cost : undefined;
    },
    onSaved: (cost: Cost) => setCurrency(cost.currency),
  });
  return (
    <div className="screen-only">
      <EditForm
        name="cost"
        className="stack"
        edit={edit}
        action="Add expense"
        busyText="Adding…"
        variant="sec"
        small
        leave={false}
      >
        <TextField {...edit.field("what")} maxLength={itemTextMax} autoComplete="off" />
        <div className={styles.amount}>
          <TextField {...edit.field("amount")} inputMode="decimal" autoComplete="off" />
          <SelectField {...edit.field("currency")}>
            {currenciesToOffer().map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
      </EditForm>
    </div>
  );
}

/** How an expense is added to a trip. */
export const costCodec = codec({
  noun: "expense",
  resource: Cost,
  create: z.object({
    what: z.string({ error: "Enter what the expense is for." }),
    amount: z.number({ error: "Enter an amount like 12.50." }),
    currency: z.string(),
  }),
  fields: {
    what: text("Expense"),
    amount: { ...text("Amount"), print: () => "" },
    currency: { ...text("Currency"), blank: "USD" },
  },
  parse: ({ amount, currency }) => ({ amount: readAmount(amount, currency) }),
});
