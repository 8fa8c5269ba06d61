import { shareDays } from "#contracts/travel/share-names.ts";
import { createShare, type Share } from "#contracts/travel/shares.ts";
import { call } from "../../../data/browser.ts";
import { useOnce } from "../../../data/idempotency.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../forms/form.tsx";
import { textOf, useForm } from "../../../forms/use-form.ts";
import { times } from "./share-text.ts";
import { extras } from "../../labels/index.ts";
import styles from "./share-trip.module.css";

type MakeLinkProps = { planId: string; onMade: (link: Share) => void };

/** Asks what a link is to show and how long it is to be good, and makes it. */
export function MakeLink({ planId, onMade }: MakeLinkProps) {
  const sending = useOnce();
  const form = useForm({
    send: async (fields) => {
      const body = {
        days: Number(textOf(fields, "days")),
        costs: fields.has("costs"),
        notes: fields.has("notes"),
        codes: fields.has("codes"),
      };
      const key = sending.keyFor(body);
      const link = await call(createShare, { params: { id: planId }, body, key });
      sending.done();
      onMade(link);
    },
  });
  return (
    <Form name="share" of={form} className="stack">
      <fieldset className={styles.extras}>
        <legend>Show these too</legend>
        {extras.map(({ name, label }, place) => (
          <CheckField key={name} name={name} label={label} data-first={place === 0 || undefined} />
        ))}
        <p className="meta">Whoever has a confirmation code can often change the booking.</p>
      </fieldset>
      <div className={styles.make}>
        <SelectField name="days" label="Good for" defaultValue={shareDays.usual}>
          {times.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </SelectField>
        <SubmitButton of={form} busyText="Making...">
          Make link
        </SubmitButton>
      </div>
    </Form>
  );
}
