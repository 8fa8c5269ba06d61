import { useState } from "react";
import {
  createDiscountCode,
  discountCodeMax,
  discountKinds,
  type DiscountKind,
} from "#contracts/commerce/discounts.ts";
import { call } from "../../data/browser.ts";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { centsIn, wholeIn } from "../products/dollars.ts";
import { kindText } from "./text.ts";

/** The form that creates a discount code. */
export function DiscountForm({ onCreated }: { onCreated: () => void }) {
  const [kind, setKind] = useState<DiscountKind>("percentage");
  // A new key empties the form.
  const [count, setCount] = useState(0);
  const form = useForm({
    check: (fields) => fieldErrors(createDiscountCode.body, bodyOf(fields, kind)),
    send: async (fields) => {
      const { code } = await call(createDiscountCode, { body: bodyOf(fields, kind) });
      toast(`Discount code ${code} created.`);
      setCount(count + 1);
      onCreated();
    },
  });
  return (
    <Form key={count} name="discount" handle={form} className="card pad stack read">
      <h2>New discount code</h2>
      <TextField
        name="code"
        label="Code"
        hint="Customers enter it in their cart. Not case-sensitive."
        maxLength={discountCodeMax}
        autoCapitalize="characters"
        autoComplete="off"
        required
      />
      <SelectField
        name="kind"
        label="Type"
        value={kind}
        onChange={({ target }) =>
          setKind(discountKinds.find((each) => each === target.value) ?? "percentage")
        }
      >
        {discountKinds.map((each) => (
          <option key={each} value={each}>
            {kindText[each]}
          </option>
        ))}
      </SelectField>
      {kind !== "free_shipping" && (
        <TextField
          name="value"
          label={kind === "percentage" ? "Percent" : "Amount (USD)"}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
      <DateField
        name="endsOn"
        label="Last day (optional)"
        hint="Leave blank if it doesn't expire."
      />
      <div>
        <SubmitButton handle={form} busyText="Creating…">
          Create discount code
        </SubmitButton>
      </div>
    </Form>
  );
}

function bodyOf(fields: FormData, kind: DiscountKind) {
  const typed = textOf(fields, "value");
  const value = kind === "percentage" ? wholeIn(typed) : centsIn(typed);
  const endsOn = textOf(fields, "endsOn").trim();
  return {
    code: textOf(fields, "code"),
    kind,
    ...(kind === "free_shipping" || value === null ? {} : { value }),
    ...(endsOn === "" ? {} : { endsOn }),
  };
}
