import { useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { getPet, createPet, Pet, updatePet } from "#contracts/travel/pets.ts";
import { call, startSession } from "../data/browser.ts";
import { TextArea, TextField } from "../ui/field.tsx";
import { FileField } from "../ui/file-field.tsx";
import { codec } from "./codec.ts";
import { EditForm } from "./edit-form.tsx";
import { day, file, text } from "./fields.ts";
import { useEdit } from "./use-edit.ts";
import "../ui/styles/index.css";

// A tab of its own in which a pet is edited, so that it can be reloaded, crash, and stand beside another one.

const petCodec = codec({
  noun: "pet",
  resource: Pet,
  create: createPet.body,
  update: updatePet.body,
  fields: {
    petName: text("Pet name"),
    bio: text("Bio"),
    birthDate: day("Birth date"),
    petPhoto: file("Photo"),
  },
  check: ({ birthDate }) =>
    birthDate > "2100" ? { birthDate: "Birth date can't be in the future." } : undefined,
});

function PetForm({ pet, optimistic }: { pet: Pet | null; optimistic: boolean }) {
  const [saved, setSaved] = useState<Pet[]>([]);
  const edit = useEdit(petCodec, optimistic ? null : (saved.at(-1) ?? pet), {
    optimistic,
    draftKey: pet ? `pet:${pet._id}` : "pet",
    storesFiles: true,
    create: (request) => call(createPet, request),
    update: (request, { _id: id }) => call(updatePet, { params: { id }, ...request }),
    onSaved: (newest) => setSaved((before) => [...before, newest]),
  });
  return (
    <main>
      <EditForm name="pet" edit={edit} action="Save">
        <TextField {...edit.field("petName")} required autoComplete="off" />
        <TextField {...edit.field("birthDate")} autoComplete="off" />
        <TextArea {...edit.field("bio")} rows={2} />
        <FileField {...edit.file("petPhoto")} accept="picture" />
      </EditForm>
      <output aria-label="Saved">{saved.map(({ petName }) => petName).join(", ")}</output>
      <Link to="/elsewhere">Elsewhere</Link>
    </main>
  );
}

startSession();
const query = new URLSearchParams(location.search);
const id = query.get("pet");
const pet = id === null ? null : await call(getPet, { params: { id } });
const router = createMemoryRouter([
  { path: "/", element: <PetForm pet={pet} optimistic={query.has("optimistic")} /> },
  { path: "/elsewhere", element: <h1>Elsewhere</h1> },
]);
const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the form.");
createRoot(root).render(<RouterProvider router={router} />);
