import * as answers from "#contracts/lookup/answers.ts";
import * as dueChecks from "#contracts/lookup/due-checks.ts";
import * as mistakes from "#contracts/lookup/mistakes.ts";
import * as polls from "#contracts/community/polls.ts";
import * as providers from "#contracts/lookup/providers.ts";
import { search } from "#contracts/lookup/search.ts";
import { listAirlines } from "#contracts/lookup/airlines.ts";
import * as venueSuggestions from "#contracts/lookup/venue-suggestions.ts";
import * as venues from "#contracts/lookup/venues.ts";
import { findWays } from "#contracts/travel/ways.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { newAdmin, newPerson } from "./people.ts";
import { addVenue } from "./venues.ts";

const browser = "0123456789abcdef0123456789abcdef";

const draft = {
  service: "vet",
  city: "Berlin",
  name: "Kiezpraxis",
  services: "Vaccinations, papers for travel",
  address: null,
  contact: "+49 30 1234567",
  source: "https://kiezpraxis.example/en",
} as const;

const ownSuggestion = async ({ owner }: Scene) => {
  const { _id: id } = await owner.call(providers.suggestProvider, { body: draft });
  return { params: { id } };
};

/** Another person's, because the decision changes what its owner sees. */
const someSuggestion = async ({ server }: Scene) => {
  const { call } = await newPerson(server);
  const { _id: id } = await call(providers.suggestProvider, { body: draft });
  return { params: { id } };
};

const newVenue = {
  category: "cafe",
  name: "Café Napf",
  position: { latitude: 52.5, longitude: 13.4 },
} as const;

const ownVenueSuggestion = async ({ owner }: Scene) => {
  const { _id: id } = await owner.call(venueSuggestions.suggestVenue, { body: newVenue });
  return { params: { id } };
};

const someVenueSuggestion = async ({ server }: Scene) => {
  const { call } = await newPerson(server);
  const { _id: id } = await call(venueSuggestions.suggestVenue, { body: newVenue });
  return { params: { id } };
};

const someClosedVenue = async ({ server }: Scene) => {
  const venueId = await addVenue(server.db);
  const { call } = await newPerson(server);
  const { _id: id } = await call(venueSuggestions.suggestCorrection, {
    params: { id: venueId },
    body: { closed: true },
  });
  const admin = await newAdmin(server);
  await admin.call(venueSuggestions.acceptVenueSuggestion, { params: { id } });
  return { params: { id } };
};

const mistake = {
  path: "/documents/USA/Chile",
  fact: "chile.rule.rabies",
  text: "It has been 30 days since May.",
};

const someMistake = async ({ server }: Scene) => {
  await server.call(mistakes.reportMistake, { body: mistake });
  const { id } = await server.db
    .selectFrom("mistakes")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

const forAdmins = { owner: "ADMIN_ONLY", stranger: "ADMIN_ONLY", admin: "ok" } as const;

const forModerators = {
  owner: "ADMIN_ONLY",
  stranger: "ADMIN_ONLY",
  admin: "ok",
  moderator: "ok",
} as const;

/** The authorization matrix of lookups and suggestions. */
export const rowsOfAnswers: readonly Row[] = [
  openRow(listAirlines, () => ({ query: { species: "dog" as const, from: "US", to: "MX" } })),
  openRow(findWays, () => ({
    body: {
      pets: [{ key: "rex", species: "dog" as const, records: [] }],
      residence: "US",
      from: { country: "US" },
      to: { country: "FR" },
    },
  })),
  openRow(search, () => ({ query: { q: "dog" } })),
  openRow(answers.getDocuments, () => ({ params: { from: "USA", to: "Chile" } })),
  openRow(answers.getAirline, () => ({ params: { airline: "delta", location: "national" } })),
  openRow(answers.listOperators, () => ({})),
  openRow(answers.getOperator, () => ({ params: { operator: "leshuttle" } })),
  openRow(answers.listServicePlaces, () => ({})),
  openRow(answers.getServices, () => ({ params: { service: "vet", location: "Berlin" } })),
  openRow(venues.listVenues, () => ({ query: { near: "52.52,13.405" } })),
  openRow(venues.getVenue, async ({ server }) => ({ params: { id: await addVenue(server.db) } })),
  ownRow(venueSuggestions.suggestVenue, () => ({ body: newVenue })),
  ownRow(venueSuggestions.suggestCorrection, async ({ server }) => ({
    params: { id: await addVenue(server.db) },
    body: { phone: "+49 30 1234567" },
  })),
  ownRow(venueSuggestions.listOwnVenueSuggestions, () => ({})),
  row(venueSuggestions.withdrawVenueSuggestion, {
    input: ownVenueSuggestion,
    stranger: "NOT_FOUND",
  }),
  row(venueSuggestions.listVenueSuggestions, { input: () => ({}), ...forModerators }),
  row(venueSuggestions.editVenueSuggestion, {
    input: async (scene) => ({ ...(await someVenueSuggestion(scene)), body: { name: "Napf" } }),
    ...forModerators,
  }),
  // A decision is final, so that every caller gets a suggestion of their own.
  row(venueSuggestions.acceptVenueSuggestion, {
    input: someVenueSuggestion,
    ...forModerators,
    ends: true,
  }),
  row(venueSuggestions.rejectVenueSuggestion, {
    input: async (scene) => ({
      ...(await someVenueSuggestion(scene)),
      body: { reason: "It isn't there." },
    }),
    ...forModerators,
    ends: true,
  }),
  row(venueSuggestions.reopenVenue, {
    input: async (scene) => ({
      ...(await someClosedVenue(scene)),
      body: { reason: "It is open." },
    }),
    ...forModerators,
    ends: true,
  }),
  row(venueSuggestions.exportVenueChanges, {
    input: () => ({ query: { since: "2026-11-01" } }),
    ...forModerators,
  }),
  openRow(polls.getPoll, () => ({ params: { country: "chile" } })),
  openRow(polls.vote, () => ({ params: { country: "Chile" }, body: { safe: 4, browser } })),
  openRow(providers.listProviders, () => ({ query: { service: draft.service, city: "berlin" } })),
  ownRow(providers.suggestProvider, () => ({ body: draft })),
  ownRow(providers.listOwnSuggestions, () => ({})),
  openRow(mistakes.reportMistake, () => ({ body: mistake })),
  row(mistakes.listMistakes, { input: () => ({}), ...forAdmins }),
  row(dueChecks.listDueChecks, { input: () => ({}), ...forAdmins }),
  row(mistakes.closeMistake, { input: someMistake, ...forAdmins }),
  row(mistakes.reopenMistake, { input: someMistake, ...forAdmins }),
  row(providers.withdrawSuggestion, { input: ownSuggestion, stranger: "NOT_FOUND" }),
  row(providers.listSuggestions, { input: () => ({}), ...forAdmins }),
  row(providers.editSuggestion, {
    input: async (scene) => ({ ...(await someSuggestion(scene)), body: { name: "Kiezpraxis 2" } }),
    ...forAdmins,
  }),
  row(providers.approveSuggestion, { input: someSuggestion, ...forAdmins }),
  row(providers.declineSuggestion, {
    input: async (scene) => ({ ...(await someSuggestion(scene)), body: { reason: "Moved." } }),
    ...forAdmins,
  }),
];
