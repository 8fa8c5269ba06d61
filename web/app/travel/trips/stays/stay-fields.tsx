import { addressMax } from "#contracts/travel/trip-names.ts";
import { ZoneField } from "../../../lookup/places/index.ts";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { currenciesToOffer } from "../costs/money.ts";
import styles from "../part-fields.module.css";
import { type StayText } from "./stay-draft.ts";
import { hasTime } from "./stay-text.ts";

type StayFieldsProps = {
  place: number;
  stay: StayText;
  /** The zone of its clock as far as the trip tells; '' where it does not. */
  likelyZone: string;
  set: (change: Partial<StayText>) => void;
};

/** The fields of one stay, named by its place among the others. */
export function StayFields({ place, stay, likelyZone, set }: StayFieldsProps) {
  const field = (name: keyof StayText) => ({
    name: `stays.${place}.${name}`,
    value: stay[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  // A zone is asked for only where there is a time that needs it.
  const time = (name: "checkInTime" | "checkOutTime") => ({
    ...field(name),
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...stay, [name]: target.value };
      const zone = hasTime(stay) ? stay.zone : likelyZone;
      set({ [name]: target.value, zone: hasTime(next) ? zone : "" });
    },
  });
  return (
    <>
      <TextField {...field("name")} label="Name of the place" maxLength={120} />
      <TextArea
        {...field("address")}
        label="Address"
        rows={2}
        maxLength={addressMax}
        autoComplete="off"
      />
      <div className={styles.four}>
        <TextField {...field("checkIn")} label="Check-in" type="date" />
        <TextField {...time("checkInTime")} label="From" type="time" />
        <TextField {...field("checkOut")} label="Check-out" type="date" />
        <TextField {...time("checkOutTime")} label="Until" type="time" />
      </div>
      {(hasTime(stay) || stay.zone !== "") && (
        <ZoneField
          name={`stays.${place}.zone`}
          label="Time zone there"
          hint="Both times are by the clock of the place."
          value={stay.zone}
          onChange={(zone) => set({ zone })}
        />
      )}
      <div className={styles.three}>
        <TextField {...field("petFee")} label="Pet fee" inputMode="decimal" />
        <SelectField {...field("petFeeCurrency")} label="Currency">
          {currenciesToOffer().map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <TextField
          {...field("confirmation")}
          label="Confirmation code"
          maxLength={40}
          autoComplete="off"
        />
      </div>
    </>
  );
}
