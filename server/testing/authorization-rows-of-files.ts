import * as files from "#contracts/kernel/files.ts";
import * as gallery from "#contracts/community/gallery.ts";
import * as records from "#contracts/travel/pet-records.ts";
import { getPet, listPets } from "#contracts/travel/pets.ts";
import * as pets from "#contracts/travel/pets.ts";
import * as profiles from "#contracts/accounts/profiles.ts";
import * as filePolicy from "../src/platform/files/policy.ts";
import * as petPolicy from "../src/travel/pets/policy.ts";
import { openRow, ownRow, type Row, row, type Scene, verdictBy } from "./authorization-scene.ts";
import { addPet, addPhoto, addRecord, savePassport, picture } from "./owned-rows.ts";

const guest = "ok";
const notYours = { stranger: "NOT_YOURS" } as const;
const notFound = { stranger: "NOT_FOUND" } as const;
const owned = { owner_id: "owner" };
const ofPet = (may: typeof petPolicy.canRead) => ({
  stranger: verdictBy(owned, petPolicy.canRead, may),
});
const readingPet = ofPet(petPolicy.canRead);
const editingPet = ofPet(petPolicy.canEdit);
const deletingPet = ofPet(petPolicy.canDelete);
const readingFile = { stranger: verdictBy(owned, filePolicy.canRead) };
const unknownId = "01900000-0000-7000-8000-000000000000";

/** Of people who have blocked the caller, nothing exists. */
const unseen = { blocked: "NOT_FOUND" } as const;
const ownerId = ({ owner }: Scene) => ({ params: { id: owner.id } });
const galleryOf = (person: { id: string }) => ({ params: { profileId: person.id } });
const pet = async ({ owner }: Scene) => ({ params: { id: (await addPet(owner.call))._id } });

async function record({ owner }: Scene) {
  const { _id: id } = await addPet(owner.call);
  const { _id: recordId } = await addRecord(owner.call, id);
  return { params: { id, recordId } };
}

const ofProfiles: readonly Row[] = [
  openRow(profiles.listProfiles, () => ({})),
  row(profiles.getProfile, { input: ownerId, guest, stranger: "ok", ...unseen }),
  ownRow(profiles.getOwnProfile, () => ({})),
  row(profiles.updateProfile, {
    input: (scene) => ({ ...ownerId(scene), body: { bio: "Changed." } }),
    ...notYours,
  }),
  row(profiles.updateProfile, {
    what: "with files",
    input: async (scene) => ({
      ...ownerId(scene),
      body: {},
      files: { avatar: await picture(), passport: await picture() },
    }),
    ...notYours,
  }),
  row(profiles.updateProfile, {
    what: "clearing a paper",
    input: async (scene) => {
      await savePassport(scene.owner);
      return { ...ownerId(scene), body: {}, files: { passport: null } };
    },
    ...notYours,
  }),
];

const ofPets: readonly Row[] = [
  ownRow(listPets, () => ({})),
  row(getPet, { input: pet, ...readingPet }),
  row(pets.listPetCards, { input: ownerId, guest, stranger: "ok", ...unseen }),
  ownRow(pets.createPet, async () => ({
    body: { petName: "Biscuit" },
    files: { petPhoto: await picture(), vaccine: await picture() },
  })),
  row(pets.updatePet, {
    input: async (scene) => ({ ...(await pet(scene)), body: { petName: "Changed" } }),
    ...editingPet,
  }),
  row(pets.updatePet, {
    what: "with a file",
    input: async (scene) => ({
      ...(await pet(scene)),
      body: {},
      files: { microchip: await picture() },
    }),
    ...editingPet,
  }),
  row(pets.updatePet, {
    what: "clearing papers",
    input: async (scene) => ({
      ...(await pet(scene)),
      body: {},
      files: { vaccine: null, petPhoto: null },
    }),
    ...editingPet,
  }),
  row(pets.deletePet, { input: pet, ...deletingPet }),
];

const ofRecords: readonly Row[] = [
  row(records.createRecord, {
    input: async (scene) => ({
      ...(await pet(scene)),
      body: { kind: "rabies" as const },
      files: { document: await picture() },
    }),
    ...editingPet,
  }),
  row(records.updateRecord, {
    input: async (scene) => ({
      ...(await record(scene)),
      body: { note: "Changed." },
      files: { document: await picture() },
    }),
    ...editingPet,
  }),
  row(records.updateRecord, {
    what: "under another pet of the same person",
    input: async (scene) => {
      const { params } = await record(scene);
      const { _id: id } = await addPet(scene.owner.call);
      return { params: { ...params, id }, body: { note: "Changed." } };
    },
    owner: "NOT_FOUND",
    ...notFound,
  }),
  row(records.updateRecord, {
    what: "under a pet of the stranger",
    input: async (scene) => {
      const { params } = await record(scene);
      const { _id: id } = await addPet(scene.stranger.call);
      return { params: { ...params, id }, body: { note: "Changed." } };
    },
    owner: "NOT_FOUND",
    ...notFound,
  }),
  row(records.deleteRecord, { input: record, ...editingPet }),
  row(records.deleteRecord, {
    what: "under a pet of the stranger",
    input: async (scene) => {
      const { params } = await record(scene);
      return { params: { ...params, id: (await addPet(scene.stranger.call))._id } };
    },
    owner: "NOT_FOUND",
    ...notFound,
  }),
];

/** The answers to everybody but the stranger. */
const ofOthers = {
  admin: "NOT_YOURS",
  moderator: "NOT_YOURS",
  blocked: "NOT_YOURS",
  muted: "NOT_YOURS",
} as const;

const ofGallery: readonly Row[] = [
  row(gallery.getGallery, {
    input: ({ owner }) => galleryOf(owner),
    guest,
    stranger: "ok",
    ...unseen,
  }),
  openRow(gallery.listBesties, () => ({})),
  row(gallery.uploadPhotos, {
    input: async ({ owner }) => ({
      ...galleryOf(owner),
      body: { caption: "At the pass" },
      files: { image: [await picture()] },
    }),
    ...notYours,
  }),
  row(gallery.updatePhoto, {
    input: async ({ owner }) => {
      const { _id: photoId } = await addPhoto(owner);
      return { params: { profileId: owner.id, photoId }, body: { caption: "Changed." } };
    },
    ...notYours,
  }),
  row(gallery.updatePhoto, {
    what: "said to be the stranger's",
    input: async ({ owner, stranger }) => {
      const { _id: photoId } = await addPhoto(owner);
      return { params: { profileId: stranger.id, photoId }, body: { caption: "Changed." } };
    },
    owner: "NOT_YOURS",
    ...notFound,
    ...ofOthers,
  }),
  row(gallery.deletePhoto, {
    input: async ({ owner }) => {
      const { url: imageUrl } = await addPhoto(owner);
      return { ...galleryOf(owner), body: { imageUrl } };
    },
    ...notYours,
  }),
  row(gallery.deletePhoto, {
    what: "said to be the stranger's",
    input: async ({ owner, stranger }) => {
      const { url: imageUrl } = await addPhoto(owner);
      return { ...galleryOf(stranger), body: { imageUrl } };
    },
    owner: "NOT_YOURS",
    ...notFound,
    ...ofOthers,
    unverified: "NOT_YOURS",
  }),
];

const ofFiles: readonly Row[] = [
  ownRow(files.getFileUsage, () => ({})),
  row(files.getFile, {
    input: async ({ owner }) => ({ params: { id: await savePassport(owner) } }),
    ...readingFile,
  }),
  row(files.getFile, {
    what: "that is not there",
    input: () => ({ params: { id: unknownId } }),
    owner: "NOT_FOUND",
    ...notFound,
  }),
  row(files.makeFileLink, {
    input: async ({ owner }) => ({ params: { id: await savePassport(owner) } }),
    ...readingFile,
  }),
];

/** The authorization matrix of documents, pets and photos. */
export const rowsOfFiles: readonly Row[] = [
  ...ofProfiles,
  ...ofPets,
  ...ofRecords,
  ...ofGallery,
  ...ofFiles,
];
