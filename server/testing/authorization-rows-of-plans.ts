import * as places from "#contracts/lookup/places.ts";
import * as days from "#contracts/travel/days.ts";
import * as carriers from "#contracts/travel/carriers.ts";
import * as dossiers from "#contracts/travel/dossiers.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { getTrip, listTrips } from "#contracts/travel/trips.ts";
import * as plans from "#contracts/travel/trips.ts";
import * as experiences from "#contracts/travel/experiences.ts";
import * as endedLinks from "#contracts/travel/ended-links.ts";
import * as deadlines from "#contracts/travel/deadlines.ts";
import * as maps from "#contracts/travel/maps.ts";
import { getTripMoney } from "#contracts/travel/money.ts";
import * as readiness from "#contracts/travel/readiness.ts";
import * as shares from "#contracts/travel/shares.ts";
import * as carrierPolicy from "../src/travel/carriers/policy.ts";
import { pastTrip } from "../src/travel/experiences/experiences.testing.ts";
import * as experiencePolicy from "../src/travel/experiences/policy.ts";
import * as petPolicy from "../src/travel/pets/policy.ts";
import * as tripPolicy from "../src/travel/trips/policy.ts";
import { ofTrip, withGroup } from "./authorization-rows-of-members.ts";
import { openRow, ownRow, type Row, row, type Scene, verdictBy } from "./authorization-scene.ts";
import { picture } from "./owned-rows.ts";

const owned = { owner_id: "owner" };
/** An editor finds only the documents that the owner ticked. */
const editingPapers = {
  ...ofTrip(tripPolicy.canEdit),
  onTrip: { editor: "NOT_FOUND", viewer: "NOT_YOURS" },
} as const;
/** A sheet is of the caller's own pet. */
const ofOwnPet = {
  ...ofTrip(tripPolicy.canRead),
  onTrip: { editor: "NOT_FOUND", viewer: "NOT_FOUND" },
} as const;
/** The owner doesn't show these members what the trip costs. */
const unseenCosts = { onTrip: { editor: "NOT_YOURS", viewer: "NOT_YOURS" } } as const;
const reading = ofTrip(tripPolicy.canRead);
const editing = ofTrip(tripPolicy.canEdit);
const sharing = ofTrip(tripPolicy.canShare);
const deleting = ofTrip(tripPolicy.canDelete);
const ofCarrier = { stranger: verdictBy(owned, carrierPolicy.canEdit) };
const ofPet = { stranger: verdictBy(owned, petPolicy.canRead) };
const ofReport = { stranger: verdictBy({ profile_id: "owner" }, experiencePolicy.canEdit) };

export async function plan(scene: Scene) {
  const body = { destination: "Chile", notes: "Sea first." };
  const files = { receipt: await picture(), ticket: await picture() };
  const { _id: id } = await scene.owner.call(plans.createTrip, { body, files });
  await withGroup(scene, id);
  return { params: { id } };
}

async function item(scene: Scene) {
  const { params } = await plan(scene);
  const body = { items: [{ list: "todo" as const, text: "Book the vet." }] };
  const { items } = await scene.owner.call(plans.updateTrip, { params, body });
  return { params: { ...params, itemId: items[0]?._id ?? "" }, body: { done: true } };
}

export async function entry(scene: Scene) {
  const { params } = await plan(scene);
  const body = { title: "Museum" };
  const { entries } = await scene.owner.call(days.addEntry, { params, body });
  return { params: { ...params, entryId: entries[0]?._id ?? "" } };
}

async function attachment(scene: Scene) {
  const { params } = await plan(scene);
  const files = { file: await picture() };
  const { attachments } = await scene.owner.call(plans.addAttachment, { params, body: {}, files });
  return { params: { ...params, attachmentId: attachments[0]?._id ?? "" } };
}

async function photo(scene: Scene) {
  const { params } = await plan(scene);
  const files = { image: [await picture()] };
  const { photos } = await scene.owner.call(plans.addTripPhotos, { params, files });
  return { params: { ...params, photoId: photos[0]?._id ?? "" } };
}

async function share(scene: Scene) {
  const { params } = await plan(scene);
  return { params, made: await scene.owner.call(shares.createShare, { params, body: {} }) };
}

async function documentShare(scene: Scene) {
  const { params } = await plan(scene);
  const body = { documents: ["receipt" as const], documentsOnly: true };
  const { url } = await scene.owner.call(shares.createShare, { params, body });
  return { params: { token: url.split("/").at(-1) ?? "", documentId: "receipt" } };
}

async function dossier(scene: Scene) {
  const { owner } = scene;
  const { _id: petId } = await owner.call(createPet, {
    body: { petName: "Rex" },
    files: { microchip: await picture() },
  });
  const { _id: id } = await owner.call(plans.createTrip, {
    body: { destination: "Chile", petIds: [petId] },
  });
  await withGroup(scene, id);
  return { params: { id, petId } };
}

async function dossierLink(scene: Scene) {
  const { params } = await dossier(scene);
  const body = { petId: params.petId, parts: ["documents" as const], files: ["microchip"] };
  const made = await scene.owner.call(dossiers.createDossierLink, {
    params: { id: params.id },
    body,
  });
  return { params, made, token: made.url.split("/").at(-1) ?? "" };
}

async function carrier({ owner }: Scene) {
  const { _id: id } = await owner.call(carriers.createCarrier, { body: { name: "Soft bag" } });
  return { params: { id } };
}

const pastLeg = async ({ owner }: Scene) => ({ params: await pastTrip(owner.call) });

async function experience({ owner }: Scene) {
  const params = await pastTrip(owner.call);
  await owner.call(experiences.putExperience, { params, body: { papers: [], accepted: true } });
  return { params };
}

const trip: readiness.ReadinessRequest = {
  pets: [{ key: "rex", species: "dog", records: [] }],
  trip: { legs: [{ mode: "car", from: { country: "FR" }, to: { country: "DE" } }] },
};

/** The authorization matrix of trips: everything for their owner, nothing for others. */
export const rowsOfPlans: readonly Row[] = [
  openRow(readiness.checkReadiness, () => ({ body: trip })),
  row(readiness.getTripReadiness, { input: plan, ...reading }),
  ownRow(readiness.listTripReadiness, () => ({})),
  row(deadlines.listDeadlines, { input: plan, ...reading }),
  row(deadlines.hideDeadlines, {
    input: async (scene) => ({ ...(await plan(scene)), body: { ids: ["rex/GB"], hidden: true } }),
    ...editing,
  }),
  openRow(experiences.summarizeExperiences, () => ({ query: { airline: "delta" } })),
  ownRow(experiences.listOwnExperiences, () => ({})),
  row(experiences.putExperience, {
    input: async (scene) => ({
      ...(await pastLeg(scene)),
      body: { papers: ["rabies" as const], fee: null, accepted: true },
    }),
    ...ofReport,
  }),
  row(experiences.deleteExperience, { input: experience, ...ofReport }),
  row(experiences.dismissExperience, { input: pastLeg, ...ofReport }),
  row(experiences.listExperiencesForReview, {
    input: () => ({}),
    owner: "ADMIN_ONLY",
    stranger: "ADMIN_ONLY",
    moderator: "ok",
    admin: "ok",
  }),
  ownRow(carriers.listCarriers, () => ({})),
  ownRow(carriers.createCarrier, () => ({ body: { name: "Soft bag" } })),
  row(carriers.updateCarrier, {
    input: async (scene) => ({ ...(await carrier(scene)), body: { lengthCm: 45 } }),
    ...ofCarrier,
  }),
  row(carriers.deleteCarrier, { input: carrier, ...ofCarrier }),
  ownRow(listTrips, () => ({})),
  row(getTrip, { input: plan, ...reading }),
  ownRow(plans.createTrip, async () => ({
    body: { destination: "Chile" },
    files: { receipt: await picture(), ticket: await picture() },
  })),
  row(plans.updateTrip, {
    input: async (scene) => ({ ...(await plan(scene)), body: { destination: "Changed" } }),
    ...editing,
  }),
  row(plans.updateTrip, {
    what: "with a paper",
    input: async (scene) => ({
      ...(await plan(scene)),
      body: {},
      files: { receipt: await picture() },
    }),
    ...editing,
    // It would take the place of one that the editor isn't shown.
    onTrip: { editor: "NOT_YOURS", viewer: "NOT_YOURS" },
  }),
  row(plans.addItems, {
    input: async (scene) => ({
      ...(await plan(scene)),
      body: { items: [{ list: "todo" as const, text: "Book the vet." }] },
    }),
    ...editing,
  }),
  row(plans.tickItem, { input: item, ...editing }),
  row(plans.removeItem, {
    input: async (scene) => ({ params: (await item(scene)).params }),
    ...editing,
  }),
  row(days.getTripDays, { input: plan, ...reading }),
  row(days.addEntry, {
    input: async (scene) => ({ ...(await plan(scene)), body: { title: "Museum" } }),
    ...editing,
  }),
  row(days.updateEntry, {
    input: async (scene) => ({ ...(await entry(scene)), body: { done: true } }),
    ...editing,
  }),
  row(days.deleteEntry, { input: entry, ...editing }),
  row(days.moveDay, {
    input: async (scene) => ({
      ...(await plan(scene)),
      body: { from: "2027-05-03", to: null },
    }),
    ...editing,
  }),
  row(plans.deleteTrip, { input: plan, ...deleting }),
  row(plans.addAttachment, {
    input: async (scene) => ({
      ...(await plan(scene)),
      body: {},
      files: { file: await picture() },
    }),
    ...editing,
  }),
  row(plans.replaceAttachment, {
    input: async (scene) => ({
      ...(await attachment(scene)),
      files: { file: await picture() },
    }),
    ...editingPapers,
  }),
  row(plans.addTripPhotos, {
    input: async (scene) => ({ ...(await plan(scene)), files: { image: [await picture()] } }),
    ...editing,
  }),
  row(plans.updateTripPhoto, {
    input: async (scene) => ({ ...(await photo(scene)), body: { caption: "On the ferry" } }),
    ...editing,
  }),
  row(plans.deleteTripPhoto, { input: photo, ...editing }),
  row(plans.deleteAttachment, { input: attachment, ...editingPapers }),
  row(shares.listShares, { input: plan, ...sharing }),
  row(shares.createShare, {
    input: async (scene) => ({ ...(await plan(scene)), body: { costs: true } }),
    ...sharing,
  }),
  ownRow(endedLinks.listEndedLinks, () => ({})),
  ownRow(endedLinks.clearEndedLinks, () => ({})),
  row(shares.revokeShare, {
    input: async (scene) => {
      const { params, made } = await share(scene);
      return { params: { ...params, shareId: made._id } };
    },
    ...sharing,
  }),
  row(maps.getTripMap, { input: plan, ...reading }),
  row(maps.listTripPlaces, { input: plan, ...reading }),
  row(getTripMoney, { input: plan, ...reading, ...unseenCosts }),
  openRow(maps.getSharedMap, async (scene) => {
    const { made } = await share(scene);
    return { params: { token: made.url.split("/").at(-1) ?? "" } };
  }),
  openRow(shares.getSharedTrip, async (scene) => {
    const { made } = await share(scene);
    return { params: { token: made.url.split("/").at(-1) ?? "" } };
  }),
  openRow(shares.getSharedDocument, documentShare),
  row(dossiers.getDossier, { input: dossier, ...ofOwnPet }),
  row(dossiers.getBarcode, {
    input: async (scene) => ({ params: { id: (await dossier(scene)).params.petId } }),
    ...ofPet,
  }),
  row(dossiers.getDossierPdf, { input: dossier, ...ofOwnPet }),
  row(dossiers.listDossierLinks, { input: plan, ...sharing }),
  row(dossiers.createDossierLink, {
    input: async (scene) => {
      const { id, petId } = (await dossier(scene)).params;
      return { params: { id }, body: { petId, parts: ["rabies" as const] } };
    },
    ...sharing,
  }),
  row(dossiers.revokeDossierLink, {
    input: async (scene) => {
      const { params, made } = await dossierLink(scene);
      return { params: { id: params.id, linkId: made._id } };
    },
    ...sharing,
  }),
  openRow(dossiers.getSharedDossier, async (scene) => ({
    params: { token: (await dossierLink(scene)).token },
  })),
  openRow(dossiers.getSharedDossierFile, async (scene) => ({
    params: { token: (await dossierLink(scene)).token, key: "microchip" },
  })),
  openRow(places.searchPlaces, () => ({ query: { q: "valpar" } })),
  openRow(places.searchAirports, () => ({ query: { q: "scl" } })),
];
