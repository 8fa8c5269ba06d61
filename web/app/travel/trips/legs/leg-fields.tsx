import { airlineMax, flightNumberMax } from "#contracts/travel/trip-names.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Airport } from "#contracts/lookup/places.ts";
import { AirportField } from "../../../lookup/places/index.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import type { LegText } from "./leg-draft.ts";
import styles from "../part-fields.module.css";

/** What the fields for zones offer; one list for all of a form. */
export const ZoneList = ({ id }: { id: string }) => (
  <datalist id={id}>
    {Intl.supportedValuesOf("timeZone").map((zone) => (
      <option key={zone}>{zone}</option>
    ))}
  </datalist>
);

type LegFieldsProps = {
  place: number;
  leg: LegText;
  pets: readonly Pet[];
  zonesId: string;
  set: (change: Partial<LegText>) => void;
};

/** The fields of one flight, named by its place among the others. */
export function LegFields({ place, leg, pets, zonesId, set }: LegFieldsProps) {
  const field = (name: Exclude<keyof LegText, "pets">) => ({
    name: `legs.${place}.${name}`,
    value: leg[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const airport = (name: "from" | "to", zone: "departureZone" | "arrivalZone") => ({
    name: `legs.${place}.${name}`,
    value: leg[name],
    placeholder: "Code or town",
    onChange: (code: string) => set({ [name]: code }),
    onSelect: (found: Airport) => set({ [name]: found.code, [zone]: found.zone }),
  });
  const code = { maxLength: 3, autoComplete: "off", autoCapitalize: "characters" } as const;
  const zone = { list: zonesId, autoComplete: "off" } as const;
  return (
    <>
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
    </>
  );
}
