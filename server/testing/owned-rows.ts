import { type Story, createStory } from "#contracts/community/stories.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { fileIdOf } from "#contracts/kernel/files.ts";
import { type Photo, uploadPhotos } from "#contracts/community/gallery.ts";
import { createRecord, type PetRecord } from "#contracts/travel/pet-records.ts";
import { createPet, type Pet } from "#contracts/travel/pets.ts";
import { updateProfile } from "#contracts/accounts/profiles.ts";
import { freshText } from "./fresh-text.ts";
import { photo } from "./good-files.ts";

/** A logged-in user with their profile ID. */
export type Somebody = { call: Call; id: string };

let made: Promise<Buffer> | undefined;

/** A small photo, always the same. */
export async function picture(): Promise<File> {
  made ??= photo({ width: 64, height: 48 });
  return fileOf(await made, "photo.jpg");
}

export const fileOf = (bytes: Uint8Array, name: string): File =>
  new File([new Uint8Array(bytes)], name);

/** A pet with a photo and a vaccine document. */
export const addPet = async (call: Call): Promise<Pet> =>
  call(createPet, {
    body: { petName: "Biscuit" },
    files: { petPhoto: await picture(), vaccine: await picture() },
  });

/** A record of a pet with its document. */
export const addRecord = async (call: Call, petId: string): Promise<PetRecord> =>
  call(createRecord, {
    params: { id: petId },
    body: { kind: "rabies", givenAt: "2026-03-12" },
    files: { document: await picture() },
  });

/** A photo in a person's gallery. */
export async function addPhoto({ call, id }: Somebody): Promise<Photo> {
  const { gallery } = await call(uploadPhotos, {
    params: { profileId: id },
    body: {},
    files: { image: [await picture()] },
  });
  const [photo] = gallery.photos;
  if (!photo) throw new Error("The photo is not there.");
  return photo;
}

/** A story with two sections, each with an image. */
export const addBlog = async (call: Call): Promise<Story> =>
  call(createStory, {
    body: {
      title: freshText("Two benches"),
      contentOne: "One for each dog.",
      contentTwo: "Both in the sun.",
    },
    files: { contentOneImage: await picture(), contentTwoImage: await picture() },
  });

/** The ID of a person's new passport. */
export async function savePassport({ call, id }: Somebody): Promise<string> {
  const { passport } = await call(updateProfile, {
    params: { id },
    body: {},
    files: { passport: await picture() },
  });
  return idIn(passport);
}

/** The file ID in a URL. */
export function idIn(url: string | null): string {
  const id = fileIdOf(url ?? "");
  if (id === undefined) throw new Error(`${url} is not the address of a file.`);
  return id;
}
