import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { TripRateDraft } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { localDay } from "#contracts/kernel/days.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { number, text } from "../../../forms/fields.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { changeTrip } from "../change-trip.ts";
import { tripLeave } from "../trip-keys.ts";
import styles from "./money.module.css";

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
