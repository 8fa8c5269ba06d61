import { airlineMax, flightNumberMax } from "#contracts/travel/trip-names.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Airport } from "#contracts/lookup/places.ts";
import { AirportField, ZoneField } from "../../../lookup/places/index.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import type { ItemProps } from "../../../forms/field-props.ts";
import { legCodec } from "./leg-codec.ts";
import styles from "../part-fields.module.css";

type LegFieldsProps = {
  leg: ItemProps<typeof legCodec>;
  pets: readonly Pet[];
};

/** The fields of one flight. */
export function LegFields({ leg, pets }: LegFieldsProps) {
  const { values, set, field, pathOf } = leg;
  const airport = (name: "from" | "to", zoneName: "departureZone" | "arrivalZone") => ({
    name: pathOf(name),
    label: legCodec.fields[name].label,
    value: values[name],
    placeholder: "Code or city",
    onChange: (text: string) => set({ [name]: text }, name),
    onSelect: (found: Airport) => set({ [name]: found.code, [zoneName]: found.zone }, name),
  });
  const code = { maxLength: 3, autoComplete: "off", autoCapitalize: "characters" } as const;
  return (
    <>
      <div className={styles.three}>
        <TextField {...field("airline")} maxLength={airlineMax} />
        <TextField {...field("airlineCode")} hint="2 characters, like DL" {...code} />
        <TextField {...field("flightNumber")} maxLength={flightNumberMax} />
      </div>
      <div className={styles.flight}>
        <DateField {...field("departureDate")} />
        <TextField {...field("departureTime")} type="time" />
        <AirportField {...airport("from", "departureZone")} />
        <ZoneField
          {...field("departureZone")}
          day={values.departureDate}
          onChange={(zone) => set({ departureZone: zone }, "departureZone")}
        />
      </div>
      <div className={styles.flight}>
        <DateField {...field("arrivalDate")} />
        <TextField {...field("arrivalTime")} type="time" />
        <AirportField {...airport("to", "arrivalZone")} />
        <ZoneField
          {...field("arrivalZone")}
          day={values.arrivalDate || values.departureDate}
          onChange={(zone) => set({ arrivalZone: zone }, "arrivalZone")}
        />
      </div>
      <p className="meta">
        Use local times. If the arrival date is blank, an arrival earlier than the departure counts
        as the next day.
      </p>
      <div className={styles.three}>
        {pets.map(({ _id, petName }) => (
          <SelectField
            key={_id}
            name={pathOf(`pet-${_id}`)}
            label={`How ${petName} travels`}
            value={values.pets.find(({ petId }) => petId === _id)?.how ?? ""}
            onChange={({ target: { value } }) => {
              const others = values.pets.filter(({ petId }) => petId !== _id);
              const how = value === "cabin" || value === "hold" ? value : undefined;
              set({ pets: how ? [...others, { petId: _id, how }] : others });
            }}
          >
            <option value="">Select</option>
            <option value="cabin">In the cabin</option>
            <option value="hold">In the cargo hold</option>
          </SelectField>
        ))}
        <TextField {...field("confirmation")} maxLength={40} autoComplete="off" />
      </div>
    </>
  );
}
