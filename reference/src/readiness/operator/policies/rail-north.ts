/** Trains of Britain's neighbors, Germany, Austria and Switzerland. */
import { route, type OperatorPolicy } from "../policy.ts";

const london = "London, GB";

export const eurostarLondon: OperatorPolicy = {
  key: "eurostar-london",
  name: "Eurostar",
  mode: "train",
  routes: {
    fact: "eurostar-london.routes",
    value: [
      route(london, "Paris, FR"),
      route(london, "Brussels, BE"),
      route(london, "Lille, FR"),
      route(london, "Amsterdam, NL"),
      route(london, "Rotterdam, NL"),
    ],
  },
  species: { fact: "eurostar-london.species", value: [] },
  foot: { fact: "eurostar-london.species", value: false },
};

export const eurostarContinental: OperatorPolicy = {
  key: "eurostar-continental",
  name: "Eurostar",
  mode: "train",
  routes: {
    fact: "eurostar-continental.routes",
    value: [route("*, FR", "*, BE"), route("*, BE", "*, NL"), route("*, BE", "*, DE")],
    isUnsure: true,
  },
  species: { fact: "eurostar-continental.species", value: ["dog", "cat"] },
  foot: { fact: "eurostar-continental.boarding", value: true },
  places: { fact: "eurostar-continental.boarding", value: ["carrier", "lead"] },
  carrierKg: { fact: "eurostar-continental.weight", value: 5, isUnsure: true },
  carrierCm: { fact: "eurostar-continental.size", value: [45, 30, 25], isUnsure: true },
  muzzle: { fact: "eurostar-continental.muzzle", value: true },
  perPassenger: { fact: "eurostar-continental.number", value: 1, isUnsure: true },
  breeds: { fact: "eurostar-continental.breeds", value: [], isOpen: true },
  fee: {
    fact: "eurostar-continental.fee",
    value: { minor: 3000, currency: "EUR", for: "a dog outside a carrier, each way" },
  },
};

export const sncf: OperatorPolicy = {
  key: "sncf",
  name: "SNCF",
  mode: "train",
  routes: { fact: "sncf.routes", value: [route("*, FR", "*, FR")] },
  species: { fact: "sncf.species", value: ["dog", "cat"] },
  foot: { fact: "sncf.boarding", value: true },
  places: { fact: "sncf.boarding", value: ["carrier", "lead"] },
  carrierCm: { fact: "sncf.size", value: [45, 30, 25] },
  muzzle: { fact: "sncf.muzzle", value: true },
};

export const db: OperatorPolicy = {
  key: "db",
  name: "Deutsche Bahn",
  mode: "train",
  routes: { fact: "db.routes", value: [route("*, DE", "*, DE")] },
  species: { fact: "db.species", value: ["dog", "cat"] },
  foot: { fact: "db.boarding", value: true },
  places: { fact: "db.boarding", value: ["carrier", "lead"] },
  muzzle: { fact: "db.muzzle", value: true },
};

export const oebb: OperatorPolicy = {
  key: "oebb",
  name: "ÖBB",
  mode: "train",
  routes: {
    fact: "oebb.routes",
    value: [
      route("*, AT", "*, AT"),
      route("Stuttgart, DE", "Venice, IT", { fact: "oebb.night-trains", foot: null }),
    ],
  },
  species: { fact: "oebb.species", value: ["dog", "cat"] },
  foot: { fact: "oebb.boarding", value: true },
  places: { fact: "oebb.boarding", value: ["carrier", "lead"] },
  muzzle: { fact: "oebb.muzzle", value: true },
  booking: {
    fact: "oebb.night-trains",
    steps: ["On a Nightjet, book a whole private compartment for a dog"],
  },
  fee: {
    fact: "oebb.fee",
    value: { minor: 200, currency: "EUR", for: "the least for a dog: 10% of the full fare" },
  },
};

export const sbb: OperatorPolicy = {
  key: "sbb",
  name: "SBB",
  mode: "train",
  routes: { fact: "sbb.routes", value: [route("*, CH", "*, CH")] },
  species: { fact: "sbb.species", value: ["dog", "cat"] },
  foot: { fact: "sbb.boarding", value: true },
  places: { fact: "sbb.boarding", value: ["carrier", "lead"] },
  freeShoulderCm: { fact: "sbb.size", value: 30 },
  fee: { fact: "sbb.fee", value: { minor: 2500, currency: "CHF", for: "a dog's day pass" } },
};

export const ns: OperatorPolicy = {
  key: "ns",
  name: "Dutch Railways",
  mode: "train",
  routes: { fact: "ns.routes", value: [route("*, NL", "*, NL"), route("*, NL", "Brussels, BE")] },
  species: { fact: "ns.species", value: ["dog", "cat"] },
  foot: { fact: "ns.boarding", value: true },
  places: { fact: "ns.boarding", value: ["carrier", "lead"] },
  muzzle: { fact: "ns.muzzle", value: true, isUnsure: true },
};

export const flixbus: OperatorPolicy = {
  key: "flixbus",
  name: "FlixBus",
  mode: "bus",
  routes: {
    fact: "flixbus.routes",
    value: [route("*, DE", "*, DE"), route("*, US", "*, US")],
    isUnsure: true,
  },
  species: { fact: "flixbus.species", value: [] },
  foot: { fact: "flixbus.species", value: false },
};
