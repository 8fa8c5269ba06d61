import { addressMax } from "#contracts/travel/trip-parts.ts";
import { useReader } from "../../../data/reader.ts";
import { ZoneField } from "../../../lookup/places/index.ts";
import { More } from "../../../ui/more.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { currenciesToOffer } from "../../../ui/amounts.ts";
import styles from "../forms.module.css";
import type { ItemProps } from "../../../forms/field-props.ts";
import type { stayCodec } from "./stay-codec.ts";
import { hasTime } from "./stay-text.ts";

type StayFieldsProps = {
  stay: ItemProps<typeof stayCodec>;
  /** The time zone that the trip suggests; '' without one. */
  likelyZone: string;
  codeHint?: string | undefined;
};

/** The fields that few people fill in. */
const more = [
  "checkInTime",
  "checkInUntil",
  "checkOutTime",
  "zone",
  "petFee",
  "confirmation",
] as const;

/** The fields of one stay. */
export function StayFields({ stay, likelyZone, codeHint }: StayFieldsProps) {
  const { values, set, field } = stay;
  // The time zone is only needed with a time.
  const time = (name: "checkInTime" | "checkInUntil" | "checkOutTime") => ({
    ...field(name),
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...values, [name]: target.value };
      const zone = hasTime(values) ? values.zone : likelyZone;
      set({ [name]: target.value, zone: hasTime(next) ? zone : "" }, name);
    },
  });
  const { currency } = useReader();
  // A first fee is in the person's currency.
  const changeFee = ({ target }: { target: { value: string } }) =>
    set(
      { petFee: target.value, ...(values.petFee === "" ? { petFeeCurrency: currency } : {}) },
      "petFee",
    );
  return (
    <>
      <TextField {...field("name")} maxLength={120} />
      <TextArea {...field("address")} rows={2} maxLength={addressMax} autoComplete="off" />
      <div className={styles.two}>
        <DateField {...field("checkIn")} />
        <DateField {...field("checkOut")} />
      </div>
      <More title="Times, pet fee and confirmation code" open={more.some((name) => values[name])}>
        <div className={styles.three}>
          <TextField {...time("checkInTime")} type="time" />
          <TextField {...time("checkInUntil")} type="time" />
          <TextField {...time("checkOutTime")} type="time" />
        </div>
        {(hasTime(values) || values.zone !== "") && (
          <ZoneField
            {...field("zone")}
            hint="Enter times in local time."
            day={values.checkIn}
            onChange={(zone) => set({ zone }, "zone")}
          />
        )}
        <div className={styles.three}>
          <TextField {...field("petFee")} inputMode="decimal" onChange={changeFee} />
          <SelectField {...field("petFeeCurrency")}>
            {currenciesToOffer().map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectField>
          <TextField {...field("confirmation")} hint={codeHint} maxLength={40} autoComplete="off" />
        </div>
      </More>
    </>
  );
}
