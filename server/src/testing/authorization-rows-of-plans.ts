import * as places from "#contracts/lookup/places.ts";
import * as carriers from "#contracts/travel/carriers.ts";
import * as dossiers from "#contracts/travel/dossiers.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { getTrip, listTrips } from "#contracts/travel/trips.ts";
import * as plans from "#contracts/travel/trips.ts";
import * as experiences from "#contracts/travel/experiences.ts";
import * as endedLinks from "#contracts/travel/ended-links.ts";
import * as deadlines from "#contracts/travel/deadlines.ts";
import * as readiness from "#contracts/travel/readiness.ts";
import * as shares from "#contracts/travel/shares.ts";
import { pastTrip } from "../travel/experiences/experiences.testing.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { picture } from "./owned-rows.ts";

const notFound = { stranger: "NOT_FOUND" } as const;

async function plan({ owner }: Scene) {
  const body = { destination: "Chile", notes: "Sea first." };
  const files = { receipt: await picture(), ticket: await picture() };
  const { _id: id } = await owner.call(plans.createTrip, { body, files });
  return { params: { id } };
}

async function item(scene: Scene) {
  const { params } = await plan(scene);
  const body = { items: [{ list: "todo" as const, text: "Book the vet." }] };
  const { items } = await scene.owner.call(plans.updateTrip, { params, body });
  return { params: { ...params, itemId: items[0]?._id ?? "" }, body: { done: true } };
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

async function dossier({ owner }: Scene) {
  const { _id: petId } = await owner.call(createPet, {
    body: { petName: "Rex" },
    files: { microchip: await picture() },
  });
  const { _id: id } = await owner.call(plans.createTrip, {
    body: { destination: "Chile", petIds: [petId] },
  });
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
  row(readiness.getTripReadiness, { input: plan, ...notFound }),
  ownRow(readiness.listTripReadiness, () => ({})),
  row(deadlines.listDeadlines, { input: plan, ...notFound }),
  row(deadlines.hideDeadlines, {
    input: async (scene) => ({ ...(await plan(scene)), body: { ids: ["rex/GB"], hidden: true } }),
    ...notFound,
  }),
  openRow(experiences.summarizeExperiences, () => ({ query: { airline: "delta" } })),
  ownRow(experiences.listOwnExperiences, () => ({})),
  row(experiences.putExperience, {
    input: async (scene) => ({
      ...(await pastLeg(scene)),
      body: { papers: ["rabies" as const], fee: null, accepted: true },
    }),
    ...notFound,
  }),
  row(experiences.deleteExperience, { input: experience, ...notFound }),
  row(experiences.dismissExperience, { input: pastLeg, ...notFound }),
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
    ...notFound,
  }),
  row(carriers.deleteCarrier, { input: carrier, ...notFound }),
  ownRow(listTrips, () => ({})),
  row(getTrip, { input: plan, ...notFound }),
  ownRow(plans.createTrip, async () => ({
    body: { destination: "Chile" },
    files: { receipt: await picture(), ticket: await picture() },
  })),
  row(plans.updateTrip, {
    input: async (scene) => ({ ...(await plan(scene)), body: { destination: "Changed" } }),
    ...notFound,
  }),
  row(plans.updateTrip, {
    what: "with a paper",
    input: async (scene) => ({
      ...(await plan(scene)),
      body: {},
      files: { receipt: await picture() },
    }),
    ...notFound,
  }),
  row(plans.addItems, {
    input: async (scene) => ({
      ...(await plan(scene)),
      body: { items: [{ list: "todo" as const, text: "Book the vet." }] },
    }),
    ...notFound,
  }),
  row(plans.tickItem, { input: item, ...notFound }),
  row(plans.removeItem, {
    input: async (scene) => ({ params: (await item(scene)).params }),
    ...notFound,
  }),
  row(plans.deleteTrip, { input: plan, ...notFound }),
  row(plans.addAttachment, {
    input: async (scene) => ({
      ...(await plan(scene)),
      body: {},
      files: { file: await picture() },
    }),
    ...notFound,
  }),
  row(plans.replaceAttachment, {
    input: async (scene) => ({
      ...(await attachment(scene)),
      files: { file: await picture() },
    }),
    ...notFound,
  }),
  row(plans.addTripPhotos, {
    input: async (scene) => ({ ...(await plan(scene)), files: { image: [await picture()] } }),
    ...notFound,
  }),
  row(plans.updateTripPhoto, {
    input: async (scene) => ({ ...(await photo(scene)), body: { caption: "On the ferry" } }),
    ...notFound,
  }),
  row(plans.deleteTripPhoto, { input: photo, ...notFound }),
  row(plans.deleteAttachment, { input: attachment, ...notFound }),
  row(shares.listShares, { input: plan, ...notFound }),
  row(shares.createShare, {
    input: async (scene) => ({ ...(await plan(scene)), body: { costs: true } }),
    ...notFound,
  }),
  ownRow(endedLinks.listEndedLinks, () => ({})),
  ownRow(endedLinks.clearEndedLinks, () => ({})),
  row(shares.revokeShare, {
    input: async (scene) => {
      const { params, made } = await share(scene);
      return { params: { ...params, shareId: made._id } };
    },
    ...notFound,
  }),
  openRow(shares.getSharedTrip, async (scene) => {
    const { made } = await share(scene);
    return { params: { token: made.url.split("/").at(-1) ?? "" } };
  }),
  row(dossiers.getDossier, { input: dossier, ...notFound }),
  row(dossiers.getBarcode, {
    input: async (scene) => ({ params: { id: (await dossier(scene)).params.petId } }),
    ...notFound,
  }),
  row(dossiers.getDossierPdf, { input: dossier, ...notFound }),
  row(dossiers.listDossierLinks, { input: plan, ...notFound }),
  row(dossiers.createDossierLink, {
    input: async (scene) => {
      const { id, petId } = (await dossier(scene)).params;
      return { params: { id }, body: { petId, parts: ["rabies" as const] } };
    },
    ...notFound,
  }),
  row(dossiers.revokeDossierLink, {
    input: async (scene) => {
      const { params, made } = await dossierLink(scene);
      return { params: { id: params.id, linkId: made._id } };
    },
    ...notFound,
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
