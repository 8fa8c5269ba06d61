import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { petUpdateFailed } from "#contracts/travel/pet-names.ts";
import { Pet, updatePet } from "#contracts/travel/pets.ts";
import { countryNamed } from "#reference/country-names.ts";
import { call } from "../../data/browser.ts";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import type { FieldCodec } from "../../forms/fields.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { countryText } from "../../lookup/places/index.ts";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { cachePet } from "./use-pets.ts";

const lived: FieldCodec<string, Pet["lived"]> = {
  label: "Countries in the last 6 months",
  schema: z.string(),
  blank: "",
  print: (places) => [...new Set(places?.map(({ country }) => countryText(country)))].join(", "),
  parse: (text) => {
    const named = namesIn(text);
    // What names no country goes as it is, for the contract to reject.
    return named.length > 0
      ? named.map((name) => ({ country: countryNamed(name)?.country ?? name }))
      : null;
  },
  show: (text) => text || "Not answered",
};

const namesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

const livedCodec = codec({
  noun: "pet",
  resource: Pet,
  update: updatePet.body,
  fields: { lived },
  check: ({ lived: text }) => {
    const wrong = namesIn(text).find((name) => !countryNamed(name));
    return wrong === undefined
      ? undefined
      : { lived: `We don't know a country called “${wrong}”.` };
  },
});

type LivedFormProps = { pet: Pet; onDone: () => void };

/** Where a pet was, as several borders ask. */
export function LivedForm({ pet, onDone }: LivedFormProps) {
  const client = useQueryClient();
  const edit = useEdit(livedCodec, pet, {
    draftKey: `pet:${pet._id}:lived`,
    update: (request, { _id: id }) => call(updatePet, { params: { id }, ...request }),
    onSaved: (saved) => {
      cachePet(client, saved);
      toast(`${saved.petName} updated.`);
      onDone();
    },
    onConflict: (newer) => cachePet(client, newer),
    onClose: onDone,
    failure: ({ message }) => ({ title: petUpdateFailed(message), message: "" }),
  });
  return (
    <EditForm name="lived" edit={edit} action="Save" variant="pri">
      <TextField
        {...edit.field("lived")}
        hint="Separate several with commas. Include your home country."
      />
    </EditForm>
  );
}
