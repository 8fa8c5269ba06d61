import type { LegMode, PetSeat } from "#contracts/travel/trip-names.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { ItemProps } from "../../../forms/field-props.ts";
import { capital } from "../../../ui/day-text.ts";
import { SelectField } from "../../../ui/field.tsx";
import type { legCodec } from "./leg-codec.ts";
import { seatText } from "./leg-text.ts";

/** The ways in which a pet can travel by a mode. */
export const seatsOn = (mode: LegMode): readonly PetSeat[] =>
  mode === "flight" ? ["cabin", "hold", "cargo"] : ["with", "cargo"];

type PetSeatsProps = { leg: ItemProps<typeof legCodec>; pets: readonly Pet[] };

/** How each pet travels on a leg. */
export function PetSeats({ leg: { values, set, pathOf }, pets }: PetSeatsProps) {
  const seats = seatsOn(values.mode);
  const choose = (petId: string, value: string) => {
    const how = seats.find((seat) => seat === value);
    const others = values.pets.filter((pet) => pet.petId !== petId);
    const carrierId = values.pets.find((pet) => pet.petId === petId)?.carrierId ?? null;
    set({ pets: how ? [...others, { petId, how, carrierId }] : others }, "pets");
  };
  return pets.map(({ _id, petName }) => (
    <SelectField
      key={_id}
      name={pathOf(`pet-${_id}`)}
      label={`How ${petName} travels`}
      value={values.pets.find(({ petId }) => petId === _id)?.how ?? ""}
      onChange={({ target }) => choose(_id, target.value)}
    >
      <option value="">Select</option>
      {seats.map((seat) => (
        <option key={seat} value={seat}>
          {capital(seatText[seat])}
        </option>
      ))}
    </SelectField>
  ));
}
