import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { listCarriers } from "#contracts/travel/carriers.ts";
import type { LegMode, PetSeat, Leg } from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { capitalized } from "#format/words.ts";
import { callQuery } from "../../../data/queries.tsx";
import type { ItemProps } from "../../../forms/field-props.ts";
import { SelectField } from "../../../ui/field.tsx";
import type { legCodec } from "./leg-codec.ts";
import { seatText } from "./leg-text.ts";

/** The ways in which a pet can travel by a mode. */
export const seatsOn = (mode: LegMode): readonly PetSeat[] =>
  mode === "flight" ? ["cabin", "hold", "cargo"] : ["with", "cargo"];

type PetOnLeg = Leg["pets"][number];
type PetSeatsProps = { leg: ItemProps<typeof legCodec>; pets: readonly Pet[] };

/** How each pet travels on a leg, and in which carrier of the household. */
export function PetSeats({ leg: { values, set, pathOf }, pets }: PetSeatsProps) {
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
