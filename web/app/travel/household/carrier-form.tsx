import { createCarrier, updateCarrier, type Carrier } from "#contracts/travel/carriers.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { carrierCodec } from "./carrier-codec.ts";
import styles from "./household.module.css";

export const carrierDraftKey = (id = "new"): string => `carrier:${id}`;

type CarrierFormProps = {
  /** null for a new one. */
  carrier: Carrier | null;
  onSaved: (carrier: Carrier) => void;
  onDone: () => void;
};

const sides = ["lengthCm", "widthCm", "heightCm"] as const;

/** Adds or edits a carrier. Only its name is required. */
export function CarrierForm({ carrier, onSaved, onDone }: CarrierFormProps) {
  const edit = useEdit(carrierCodec, carrier, {
    draftKey: carrierDraftKey(carrier?._id),
    create: (request) => call(createCarrier, request),
    update: (request, { _id: id }) => call(updateCarrier, { params: { id }, ...request }),
    onSaved: (saved) => {
      onSaved(saved);
      toast("Carrier saved.");
      onDone();
    },
    onConflict: onSaved,
    onClose: onDone,
  });
  return (
    <EditForm name="carrier" edit={edit} action="Save carrier">
      <TextField
        {...edit.field("name")}
        required
        autoComplete="off"
        hint="For example, “Soft bag.”"
      />
      <p className="meta">Measure the outside, as airlines do.</p>
      <div className={styles.three}>
        {sides.map((name) => (
          <TextField key={name} {...edit.field(name)} inputMode="decimal" autoComplete="off" />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          {...edit.field("weightKg")}
          hint="Empty, without your pet."
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField {...edit.field("soft")} hint="Airlines have different limits for each.">
          <option value="">Select</option>
          <option value="soft">Soft</option>
          <option value="hard">Hard</option>
        </SelectField>
      </div>
    </EditForm>
  );
}
