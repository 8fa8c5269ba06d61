import { Plus } from "lucide-react";
import { staysMax, addressMax } from "#contracts/plan-parts.ts";
import { planLocationFailed, type Plan } from "#contracts/plans.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { ZoneField } from "../places/zone-field.tsx";
import { currenciesToOffer } from "./money.ts";
import styles from "./part-fields.module.css";
import { PartFrame } from "./part-frame.tsx";
import { SectionForm } from "./section-form.tsx";
import {
  hasTime,
  noStay,
  staysBody,
  staysObjections,
  staysWords,
  tellStays,
  WrittenStays,
  zoneThere,
  type StaysWords,
  type StayWords,
} from "./stay-words.ts";
import { useSection } from "./use-section.ts";

type StaysFormProps = { plan: Plan; onDone: () => void; onTake: () => void };

/** Changes where somebody stays: one place, or several. */
export function StaysForm({ plan, onDone, onTake }: StaysFormProps) {
  const section = useSection<StaysWords>({
    plan,
    draftKey: `trip:${plan._id}:stays`,
    schema: WrittenStays,
    words: (now) => {
      const words = staysWords(now);
      return words.stays.length > 0 ? words : { stays: [noStay] };
    },
    body: staysBody,
    check: staysObjections,
    failure: planLocationFailed,
    tell: tellStays,
    onDone,
    onTake,
  });
  const { stays } = section.words;
  const put = (list: StayWords[]) => section.set({ stays: list });

  return (
    <SectionForm name="stays" of={section}>
      {stays.map((stay, place) => (
        <StayFields
          // A stay has no name of its own before it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          key={stay._id || place}
          place={place}
          stay={stay}
          alone={stays.length === 1}
          likelyZone={zoneThere(plan)}
          set={(change) => put(stays.with(place, { ...stay, ...change }))}
          onRemove={() => put(stays.filter((one) => one !== stay))}
        />
      ))}
      {stays.length < staysMax && (
        <div>
          <Button
            look="txt"
            icon={<Plus aria-hidden />}
            onClick={() => put([...stays, { ...noStay }])}
          >
            Add another stay
          </Button>
        </div>
      )}
    </SectionForm>
  );
}

type StayFieldsProps = {
  place: number;
  stay: StayWords;
  alone: boolean;
  /** The zone of its clock as far as the trip tells; '' where it does not. */
  likelyZone: string;
  set: (change: Partial<StayWords>) => void;
  onRemove: () => void;
};

function StayFields({ place, stay, alone, likelyZone, set, onRemove }: StayFieldsProps) {
  const field = (name: keyof StayWords) => ({
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
    <PartFrame title={alone ? "" : `Stay ${place + 1}`} onRemove={alone ? undefined : onRemove}>
      <TextField {...field("name")} label="Name of the place" maxLength={120} />
      <TextField {...field("address")} label="Address" maxLength={addressMax} autoComplete="off" />
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
    </PartFrame>
  );
}
