import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import {
  airlineMax,
  flightNumberMax,
  rideNumberMax,
  legModes,
  legPlaceMax,
  type LegMode,
  type PetSeat,
  type Leg,
} from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Airport } from "#contracts/lookup/places.ts";
import { listCarriers } from "#contracts/travel/carriers.ts";
import { capitalized } from "#format/words.ts";
import { AirportField, PlaceField, ZoneField } from "../../../lookup/places/index.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import type { ItemProps } from "../../../forms/field-props.ts";
import { callQuery } from "../../../data/queries.tsx";
import { legCodec, operatorLabels } from "./leg-codec.ts";
import { modeText, seatText } from "./leg-text.ts";
import styles from "../forms.module.css";

type LegFieldsProps = {
  leg: ItemProps<typeof legCodec>;
  pets: readonly Pet[];
  /** The end of the trip is no layover. */
  isLast: boolean;
  codeHint?: string | undefined;
};

const zoneNames = { from: "departureZone", to: "arrivalZone" } as const;
const placeNames = { from: "fromPlace", to: "toPlace" } as const;

/** The fields of one leg; which ones depends on its mode. */
export function LegFields({ leg, pets, isLast, codeHint }: LegFieldsProps) {
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
          <TextField
            {...field("flightNumber")}
            label={number}
            maxLength={isFlight ? flightNumberMax : rideNumberMax}
          />
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
        <TextField {...field("confirmation")} hint={codeHint} maxLength={40} autoComplete="off" />
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
        set(
          {
            mode,
            pets: values.pets.map((pet) => ({
              ...pet,
              how: seats.find((seat) => seat === pet.how) ?? null,
            })),
          },
          "mode",
        );
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

/** The ways in which a pet can travel by a mode. */
const seatsOn = (mode: LegMode): readonly PetSeat[] =>
  mode === "flight" ? ["cabin", "hold", "cargo"] : ["with", "cargo"];

type PetOnLeg = Leg["pets"][number];
type PetSeatsProps = { leg: ItemProps<typeof legCodec>; pets: readonly Pet[] };

/** How each pet travels on a leg, and in which carrier of the household. */
function PetSeats({ leg: { values, set, pathOf }, pets }: PetSeatsProps) {
  const query = { ...callQuery(listCarriers), enabled: pets.length > 0 };
  const carriers = useQuery(query).data ?? [];
  const seats = seatsOn(values.mode);
  const put = (petId: string, seat: PetOnLeg | undefined) => {
    const others = values.pets.filter((pet) => pet.petId !== petId);
    set({ pets: seat ? [...others, seat] : others }, "pets");
  };
  return pets.map(({ _id: petId, petName }) => {
    const own = values.pets.find((pet) => pet.petId === petId);
    return (
      <Fragment key={petId}>
        <SelectField
          name={pathOf(`pet-${petId}`)}
          label={`How ${petName} travels`}
          value={own?.how ?? ""}
          onChange={({ target }) => {
            const how = seats.find((seat) => seat === target.value);
            put(petId, how && { petId, how, carrierId: own?.carrierId ?? null });
          }}
        >
          <option value="">Select</option>
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {capitalized(seatText[seat])}
            </option>
          ))}
        </SelectField>
        {own && carriers.length > 0 && (
          <SelectField
            name={pathOf(`carrier-${petId}`)}
            label={`Carrier for ${petName}`}
            value={own.carrierId ?? ""}
            onChange={({ target }) => put(petId, { ...own, carrierId: target.value || null })}
          >
            <option value="">Not set yet</option>
            {carriers.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </Fragment>
    );
  });
}
