/** Trains of Italy, Spain and Japan. */
import { route, type OperatorPolicy } from "../policy.ts";

export const trenitalia: OperatorPolicy = {
  key: "trenitalia",
  name: "Trenitalia",
  mode: "train",
  routes: { fact: "trenitalia.routes", value: [route("*, IT", "*, IT")] },
  species: { fact: "trenitalia.species", value: ["dog", "cat"] },
  foot: { fact: "trenitalia.boarding", value: true },
  places: { fact: "trenitalia.boarding", value: ["carrier", "lead"] },
  carrierCm: { fact: "trenitalia.size", value: [70, 30, 50] },
  muzzle: { fact: "trenitalia.muzzle", value: true },
  perPassenger: { fact: "trenitalia.number", value: 1 },
  closedTimes: {
    fact: "trenitalia.times",
    value: { from: "07:00", until: "09:00", on: "regional trains" },
  },
  booking: {
    fact: "trenitalia.times",
    steps: ["In a sleeper, book a whole compartment"],
  },
};

export const italo: OperatorPolicy = {
  key: "italo",
  name: "Italo",
  mode: "train",
  routes: { fact: "italo.routes", value: [route("*, IT", "*, IT")] },
  species: { fact: "italo.species", value: ["dog", "cat"] },
  foot: { fact: "italo.boarding", value: true },
  places: { fact: "italo.boarding", value: ["carrier", "lead"] },
  carrierKg: { fact: "italo.weight", value: 5, isUnsure: true },
  carrierCm: { fact: "italo.size", value: [70, 30, 50] },
  muzzle: { fact: "italo.muzzle", value: true },
  perPassenger: { fact: "italo.number", value: 1 },
  breeds: { fact: "italo.breeds", value: [], isOpen: true },
  booking: {
    fact: "italo.booking",
    steps: ["Book a place for a bigger dog by phone: each train has few"],
  },
};

const withLead = { fact: "renfe.boarding", places: ["carrier", "lead"], petKg: 40 } as const;

export const renfe: OperatorPolicy = {
  key: "renfe",
  name: "Renfe",
  mode: "train",
  routes: {
    fact: "renfe.routes",
    value: [
      route("Madrid, ES", "Barcelona, ES", withLead),
      route("Madrid, ES", "Seville, ES", withLead),
      route("Madrid, ES", "Málaga, ES", withLead),
      route("Madrid, ES", "Valencia, ES", withLead),
      route("Madrid, ES", "Alicante, ES", withLead),
      route("Madrid, ES", "Granada, ES", withLead),
      route("*, ES", "*, ES"),
      route("*, ES", "*, FR", { fact: "renfe.france", places: ["carrier"], petKg: 10 }),
    ],
  },
  species: {
    fact: "renfe.species",
    value: ["dog", "cat", "ferret", "bird", "rodent", "rabbit"],
  },
  foot: { fact: "renfe.boarding", value: true },
  places: { fact: "renfe.boarding", value: ["carrier"] },
  carrierKg: { fact: "renfe.weight", value: 10 },
  leadFromKg: { fact: "renfe.weight", value: 10 },
  carrierCm: { fact: "renfe.size", value: [60, 35, 35] },
  muzzle: { fact: "renfe.muzzle", value: true },
  perPassenger: { fact: "renfe.number", value: 1 },
  booking: {
    fact: "renfe.booking",
    steps: [
      "A dog of more than 10 kg needs a place on one of the selected AVE trains; be there 40 minutes before",
    ],
  },
};

export const iryo: OperatorPolicy = {
  key: "iryo",
  name: "iryo",
  mode: "train",
  routes: { fact: "iryo.routes", value: [route("*, ES", "*, ES")] },
  species: { fact: "iryo.species", value: ["dog", "cat"] },
  foot: { fact: "iryo.boarding", value: true },
  places: { fact: "iryo.boarding", value: ["carrier"] },
  carrierKg: { fact: "iryo.weight", value: 10 },
  carrierCm: { fact: "iryo.size", value: [60, 35, 35] },
  perPassenger: { fact: "iryo.number", value: 1 },
};

export const jr: OperatorPolicy = {
  key: "jr",
  name: "Japan Railways",
  mode: "train",
  routes: { fact: "jr.routes", value: [route("*, JP", "*, JP")] },
  species: { fact: "jr.species", value: ["dog", "cat", "bird"] },
  foot: { fact: "jr.boarding", value: true },
  places: { fact: "jr.boarding", value: ["carrier"] },
  carrierKg: { fact: "jr.weight", value: 10, withCarrier: true },
  carrierSumCm: { fact: "jr.size", value: 120 },
  fee: { fact: "jr.fee", value: { minor: 290, currency: "JPY", for: "a case and trip" } },
};
