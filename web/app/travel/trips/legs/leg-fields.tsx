import {
  airlineMax,
  flightNumberMax,
  legModes,
  legPlaceMax,
} from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Airport } from "#contracts/lookup/places.ts";
import { AirportField, PlaceField, ZoneField } from "../../../lookup/places/index.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import type { ItemProps } from "../../../forms/field-props.ts";
import { legCodec, operatorLabels } from "./leg-codec.ts";
import { modeText } from "./leg-text.ts";
import { PetSeats, seatsOn } from "./pet-seats.tsx";
import styles from "../part-fields.module.css";

type LegFieldsProps = {
  leg: ItemProps<typeof legCodec>;
  pets: readonly Pet[];
  /** The end of the trip is no layover. */
  isLast: boolean;
};

const zoneNames = { from: "departureZone", to: "arrivalZone" } as const;
const placeNames = { from: "fromPlace", to: "toPlace" } as const;

/** The fields of one leg; which ones depends on its mode. */
export function LegFields({ leg, pets, isLast }: LegFieldsProps) {
  const { values, set, field, pathOf } = leg;
  const isFlight = values.mode === "flight";
  const { operator, number } = operatorLabels[values.mode];
  const end = (name: "from" | "to") =>
    isFlight ? <AirportEnd leg={leg} name={name} /> : <PlaceEnd leg={leg} name={name} />;
  const code = { maxLength: 3, autoComplete: "off", autoCapitalize: "characters" } as const;
  return (
    <>
      <div className={styles.three}>
        <ModeField leg={leg} />
        {operator && <TextField {...field("airline")} label={operator} maxLength={airlineMax} />}
        {isFlight && <TextField {...field("airlineCode")} hint="2 characters, like DL" {...code} />}
        {number && (
          <TextField {...field("flightNumber")} label={number} maxLength={flightNumberMax} />
        )}
      </div>
      <div className={styles.flight}>
        <DateField {...field("departureDate")} />
        <TextField {...field("departureTime")} type="time" />
        {end("from")}
        <ZoneField
          {...field("departureZone")}
          day={values.departureDate}
          onChange={(zone) => set({ departureZone: zone }, "departureZone")}
        />
      </div>
      <div className={styles.flight}>
        <DateField {...field("arrivalDate")} />
        <TextField {...field("arrivalTime")} type="time" />
        {end("to")}
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
      {isFlight && (!isLast || values.airside) && (
        <CheckField
          name={pathOf("airside")}
          label="Airside layover: we stay in the airport until the next flight"
          checked={values.airside}
          onChange={({ target }) => set({ airside: target.checked }, "airside")}
        />
      )}
      <div className={styles.three}>
        <PetSeats leg={leg} pets={pets} />
        <TextField {...field("confirmation")} maxLength={40} autoComplete="off" />
      </div>
    </>
  );
}

function ModeField({ leg: { values, set, field } }: Pick<LegFieldsProps, "leg">) {
  return (
    <SelectField
      {...field("mode")}
      onChange={({ target }) => {
        const mode = legModes.find((each) => each === target.value) ?? "flight";
        const seats = seatsOn(mode);
        set({ mode, pets: values.pets.filter(({ how }) => seats.includes(how)) }, "mode");
      }}
    >
      {legModes.map((mode) => (
        <option key={mode} value={mode}>
          {modeText[mode]}
        </option>
      ))}
    </SelectField>
  );
}

type EndProps = { leg: ItemProps<typeof legCodec>; name: "from" | "to" };

/** An airport of a flight; a place that is stored without one is named below. */
function AirportEnd({ leg: { values, set, pathOf }, name }: EndProps) {
  const place = values[placeNames[name]].text;
  return (
    <AirportField
      name={pathOf(name)}
      label={legCodec.fields[name].label}
      value={values[name]}
      placeholder="Code or city"
      hint={place && values[name] === "" ? `Now: ${place}` : undefined}
      onChange={(text: string) => set({ [name]: text }, name)}
      onSelect={(found: Airport) =>
        set({ [name]: found.code, [zoneNames[name]]: found.zone }, name)
      }
    />
  );
}

/** A town, a station or a port. */
function PlaceEnd({ leg: { values, set, pathOf }, name }: EndProps) {
  const own = placeNames[name];
  return (
    <PlaceField
      name={pathOf(own)}
      label={legCodec.fields[own].label}
      value={values[own].text}
      placeholder="City or port"
      maxLength={legPlaceMax}
      onChange={(text, place) =>
        set({ [own]: { text, place }, ...(place && { [zoneNames[name]]: place.zone }) }, own)
      }
    />
  );
}
