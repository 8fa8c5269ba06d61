import { Plus } from "lucide-react";
import { useId } from "react";
import { airlineMax, flightNumberMax, legsMax } from "#contracts/plan-parts.ts";
import type { Pet } from "#contracts/pets.ts";
import type { Airport } from "#contracts/places.ts";
import { planLocationFailed, type Plan } from "#contracts/plans.ts";
import { AirportField } from "../places/airport-field.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import {
  legsBody,
  legsWords,
  noLeg,
  tellLegs,
  WrittenLegs,
  type LegsWords,
  type LegWords,
} from "./leg-draft.ts";
import styles from "./part-fields.module.css";
import { PartFrame } from "./part-frame.tsx";
import { SectionForm } from "./section-form.tsx";
import { useSection } from "./use-section.ts";

type LegsFormProps = {
  plan: Plan;
  /** Those that travel along. */
  pets: readonly Pet[];
  onDone: () => void;
  onTake: () => void;
};

/** Changes the flights of a trip, in the order they are flown. */
export function LegsForm({ plan, pets, onDone, onTake }: LegsFormProps) {
  const zonesId = useId();
  const section = useSection<LegsWords>({
    plan,
    draftKey: `trip:${plan._id}:legs`,
    schema: WrittenLegs,
    words: (now) => {
      const words = legsWords(now);
      return words.legs.length > 0 ? words : { legs: [noLeg] };
    },
    body: legsBody,
    failure: planLocationFailed,
    tell: tellLegs,
    onDone,
    onTake,
  });
  const { legs } = section.words;
  const put = (list: LegWords[]) => section.set({ legs: list });
  const swap = (place: number, other: number) => {
    const [one, two] = [legs[place], legs[other]];
    if (one && two) put(legs.with(place, two).with(other, one));
  };

  return (
    <SectionForm name="legs" of={section}>
      <datalist id={zonesId}>
        {Intl.supportedValuesOf("timeZone").map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
      {legs.map((leg, place) => (
        <LegFields
          // A flight has no name of its own before it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          key={leg._id || place}
          place={place}
          leg={leg}
          pets={pets}
          zonesId={zonesId}
          set={(change) => put(legs.with(place, { ...leg, ...change }))}
          onRemove={() => put(legs.filter((one) => one !== leg))}
          onUp={place > 0 ? () => swap(place, place - 1) : undefined}
          onDown={place < legs.length - 1 ? () => swap(place, place + 1) : undefined}
        />
      ))}
      {legs.length < legsMax && (
        <div>
          <Button
            look="txt"
            icon={<Plus aria-hidden />}
            onClick={() => put([...legs, { ...noLeg }])}
          >
            {legs.length === 0 ? "Add a flight" : "Add another flight"}
          </Button>
        </div>
      )}
    </SectionForm>
  );
}

type LegFieldsProps = {
  place: number;
  leg: LegWords;
  pets: readonly Pet[];
  zonesId: string;
  set: (change: Partial<LegWords>) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function LegFields({ place, leg, pets, zonesId, set, onRemove, onUp, onDown }: LegFieldsProps) {
  const field = (name: Exclude<keyof LegWords, "pets">) => ({
    name: `legs.${place}.${name}`,
    value: leg[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const airport = (name: "from" | "to", zone: "departureZone" | "arrivalZone") => ({
    name: `legs.${place}.${name}`,
    value: leg[name],
    placeholder: "Code or town",
    onChange: (code: string) => set({ [name]: code }),
    onFound: (found: Airport) => set({ [name]: found.code, [zone]: found.zone }),
  });
  const code = { maxLength: 3, autoComplete: "off", autoCapitalize: "characters" } as const;
  const zone = { list: zonesId, autoComplete: "off" } as const;
  return (
    <PartFrame title={`Flight ${place + 1}`} onRemove={onRemove} onUp={onUp} onDown={onDown}>
      <div className={styles.three}>
        <TextField {...field("airline")} label="Airline" maxLength={airlineMax} />
        <TextField {...field("airlineCode")} label="Airline code" {...code} />
        <TextField {...field("flightNumber")} label="Flight number" maxLength={flightNumberMax} />
      </div>
      <div className={styles.flight}>
        <TextField {...field("departureDate")} label="Departure date" type="date" />
        <TextField {...field("departureTime")} label="Departure time" type="time" />
        <AirportField {...airport("from", "departureZone")} label="From" />
        <TextField {...field("departureZone")} label="Time zone there" {...zone} />
      </div>
      <div className={styles.flight}>
        <TextField {...field("arrivalDate")} label="Arrival date" type="date" />
        <TextField {...field("arrivalTime")} label="Arrival time" type="time" />
        <AirportField {...airport("to", "arrivalZone")} label="To" />
        <TextField {...field("arrivalZone")} label="Time zone on arrival" {...zone} />
      </div>
      <p className="meta">
        Times by the clocks of each place. Without an arrival date, an arrival earlier than the
        departure is on the next day.
      </p>
      <div className={styles.three}>
        {pets.map(({ _id, petName }) => (
          <SelectField
            key={_id}
            name={`legs.${place}.pet-${_id}`}
            label={`${petName} travels`}
            value={leg.pets.find(({ petId }) => petId === _id)?.how ?? ""}
            onChange={({ target: { value } }) => {
              const others = leg.pets.filter(({ petId }) => petId !== _id);
              const how = value === "cabin" || value === "hold" ? value : undefined;
              set({ pets: how ? [...others, { petId: _id, how }] : others });
            }}
          >
            <option value="">Not said yet</option>
            <option value="cabin">In the cabin</option>
            <option value="hold">In the hold</option>
          </SelectField>
        ))}
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
