import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { localDay } from "#contracts/kernel/days.ts";
import type { Author } from "#contracts/kernel/author.ts";
import { Cost, itemTextMax, TripRateDraft } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { useReader } from "../../../data/reader.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { day, nullableText, number, plain, text } from "../../../forms/fields.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { amountText, currenciesToOffer, readAmount } from "../../../ui/amounts.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { changeTrip } from "../change-trip.ts";
import forms from "../forms.module.css";
import { freshId } from "../lists/items.ts";
import type { NamedPet } from "../pet-names.ts";
import { peopleOf } from "../people/roles.ts";
import { tripLeave } from "../trip-keys.ts";
import styles from "./money.module.css";

type CostFormProps = {
  trip: Trip;
  /** The pets that an expense can be for. */
  pets: readonly NamedPet[];
  /** The expense to change; undefined for a new one. */
  cost?: Cost;
  /** Resolves to whether it was saved. */
  onSave: (cost: Cost) => Promise<boolean>;
  onDone?: () => void;
};

/** Adds an expense to a trip, or changes one. */
export function CostForm({ trip, pets, cost, onSave, onDone }: CostFormProps) {
  const { currency } = useReader();
  const people = peopleOf(trip);
  const last = trip.costs.findLast(({ settles }) => !settles);
  const edit = useEdit(costCodec, null, {
    draftKey: `trip:${trip._id}:cost${cost ? `-${cost._id}` : ""}`,
    initial: cost ? valuesOf(cost) : asLast(last, people, currency),
    create: async ({ body }) => {
      const saved = { ...(cost ?? { ...blank, _id: freshId() }), ...body };
      saved.paid = saved.paidBy !== null || (cost?.paidBy === null && cost.paid);
      return (await onSave(saved)) ? saved : undefined;
    },
    // The next expense can be typed while this one is sent.
    optimistic: !cost,
    onSaved: () => onDone?.(),
    ...(onDone && { onClose: onDone }),
  });
  const { sharedBy } = edit.values;
  return (
    <div className={`screen-only ${forms.form}`}>
      <EditForm
        name={cost ? `cost-${cost._id}` : "cost"}
        className="stack"
        edit={edit}
        action={cost ? "Save" : "Add expense"}
        busyText={cost ? "Saving…" : "Adding…"}
        variant="sec"
        small
        leave={tripLeave(trip._id)}
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
        <div className={styles.amount}>
          <SelectField {...edit.field("paidBy")}>
            <option value="">Not paid yet</option>
            {people.map((person) => (
              <option key={person._id} value={person._id}>
                {person.name}
              </option>
            ))}
          </SelectField>
          <TextField {...edit.field("due")} type="date" />
        </div>
        {pets.length > 0 && (
          <SelectField {...edit.field("petId")}>
            <option value="">The people</option>
            {pets.map(({ _id, petName }) => (
              <option key={_id} value={_id}>
                {petName}
              </option>
            ))}
          </SelectField>
        )}
        {people.length > 1 && (
          <fieldset className={forms.pets}>
            <legend>Split equally between</legend>
            {people.map(({ _id, name }) => (
              <CheckField
                key={_id}
                name={`split-${_id}`}
                label={name}
                checked={sharedBy.includes(_id)}
                onChange={({ target }) =>
                  edit.set({
                    sharedBy: target.checked
                      ? [...sharedBy, _id]
                      : sharedBy.filter((id) => id !== _id),
                  })
                }
              />
            ))}
          </fieldset>
        )}
      </EditForm>
    </div>
  );
}

const blank = { paid: false, due: null, petId: null, paidBy: null, settles: false };

type Values = (typeof costCodec)["blank"];

const valuesOf = ({ what, amount, currency, due, petId, paidBy, sharedBy }: Cost): Values => ({
  what,
  amount: amountText(amount, currency),
  currency,
  due: due ?? "",
  petId: petId ?? "",
  paidBy: paidBy ?? "",
  sharedBy: [...sharedBy],
});

/** The next expense begins as the last one did; the first is shared by everyone. */
function asLast(last: Cost | undefined, people: readonly Author[], usual: string): Partial<Values> {
  const everyone = people.length > 1 ? people.map(({ _id }) => _id) : [];
  return { currency: last?.currency ?? usual, sharedBy: last ? [...last.sharedBy] : everyone };
}

/** How an expense is typed. */
export const costCodec = codec({
  noun: "expense",
  resource: Cost,
  create: z.object({
    what: z.string({ error: "Enter what the expense is for." }),
    amount: z.number({ error: "Enter an amount like 12.50." }),
    currency: z.string(),
    due: z.nullable(z.string()),
    petId: z.nullable(z.string()),
    paidBy: z.nullable(z.string()),
    sharedBy: z.array(z.string()),
  }),
  fields: {
    what: text("Expense"),
    amount: { ...text("Amount"), print: () => "" },
    currency: { ...text("Currency"), blank: "USD" },
    due: { ...day("Due"), always: true },
    petId: { ...nullableText("For"), always: true },
    paidBy: { ...nullableText("Paid by"), always: true },
    sharedBy: {
      ...plain<string[]>(
        "Split equally between",
        z.array(z.string()),
        [],
        (ids) => `${ids.length}`,
      ),
      always: true,
    },
  },
  parse: ({ amount, currency }) => ({ amount: readAmount(amount, currency) }),
});

type RateFormProps = {
  trip: Trip;
  /** The currency of the total. */
  to: string;
  /** The other currencies of the trip. */
  currencies: readonly string[];
  onDone: () => void;
};

/** A rate of one's own, such as a bank's, which comes before all others. */
export function RateForm({ trip, to, currencies, onDone }: RateFormProps) {
  const client = useQueryClient();
  const [first = to] = currencies;
  const edit = useEdit(rateCodec, null, {
    draftKey: `trip:${trip._id}:rate`,
    initial: { currency: first },
    create: async ({ body: { currency, rate } }) => {
      const typed = { currency, to, rate, date: localDay() };
      await changeTrip(client, trip, (now) => ({
        rates: [...now.rates.filter((one) => one.currency !== currency || one.to !== to), typed],
      }));
      return typed;
    },
    onSaved: onDone,
    onClose: onDone,
  });
  return (
    <EditForm name="rate" edit={edit} action="Save" small leave={tripLeave(trip._id)}>
      <div className={styles.amount}>
        <TextField
          {...edit.field("rate")}
          label={`For 1 ${to}`}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField {...edit.field("currency")}>
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
    </EditForm>
  );
}

const rateCodec = codec({
  noun: "rate",
  resource: TripRateDraft,
  create: z.object({
    currency: z.string(),
    rate: z
      .number({ error: "Enter a number like 937.50." })
      .check(z.gt(0, "Enter a rate greater than 0.")),
  }),
  fields: { rate: number("Rate"), currency: text("Currency") },
});
