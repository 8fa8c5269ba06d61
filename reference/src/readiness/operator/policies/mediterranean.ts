/** The Mediterranean, and from Spain to the Canary Islands. */
import { route, type OperatorPolicy } from "../policy.ts";

export const grimaldi: OperatorPolicy = {
  key: "grimaldi",
  name: "Grimaldi Lines",
  mode: "ferry",
  routes: {
    fact: "grimaldi.routes",
    value: [
      route("*, IT", "*, GR"),
      route("*, IT", "*, ES"),
      route("*, IT", "*, TN"),
      route("*, IT", "*, MA"),
      route("*, IT", "*, AL"),
    ],
    isUnsure: true,
  },
  species: { fact: "grimaldi.species", value: ["dog", "cat"] },
  foot: { fact: "grimaldi.boarding", value: true },
  places: { fact: "grimaldi.boarding", value: ["cabin", "kennel"] },
  muzzle: { fact: "grimaldi.muzzle", value: true },
  perCabin: { fact: "grimaldi.number", value: 3 },
  booking: {
    fact: "grimaldi.booking",
    steps: ["Add the pet to your booking, and the “pet in cabin” service if it stays with you"],
  },
  fee: {
    fact: "grimaldi.fee",
    value: { minor: 1000, currency: "EUR", for: "a cabin and crossing, besides the pet's ticket" },
  },
};

export const gnv: OperatorPolicy = {
  key: "gnv",
  name: "GNV",
  mode: "ferry",
  routes: {
    fact: "gnv.routes",
    value: [
      route("Genoa, IT", "Sicily, IT"),
      route("*, IT", "*, ES"),
      route("*, IT", "*, TN"),
      route("*, IT", "*, MA"),
      route("*, IT", "*, AL"),
    ],
    isUnsure: true,
  },
  species: { fact: "gnv.species", value: ["dog", "cat"] },
  foot: { fact: "gnv.boarding", value: true },
  places: { fact: "gnv.boarding", value: ["cabin", "kennel"] },
  perCabin: { fact: "gnv.number", value: 2 },
  booking: { fact: "gnv.booking", steps: ["Buy a ticket for the pet when you book"] },
};

export const corsica: OperatorPolicy = {
  key: "corsica",
  name: "Corsica Ferries",
  mode: "ferry",
  routes: {
    fact: "corsica.routes",
    value: [
      route("Savona, IT", "Bastia, FR"),
      route("Livorno, IT", "Bastia, FR"),
      route("Livorno, IT", "Golfo Aranci, IT"),
      route("Toulon, FR", "Mallorca, ES"),
      route("Piombino, IT", "Portoferraio, IT"),
    ],
  },
  species: { fact: "corsica.species", value: ["dog", "cat", "rodent"] },
  foot: { fact: "corsica.boarding", value: true },
  places: { fact: "corsica.boarding", value: ["cabin", "lead", "carrier"] },
  muzzle: { fact: "corsica.muzzle", value: true },
};

export const balearia: OperatorPolicy = {
  key: "balearia",
  name: "Baleària",
  mode: "ferry",
  routes: {
    fact: "balearia.routes",
    value: [
      route("Valencia, ES", {
        city: "Palma",
        country: "ES",
        also: ["Mallorca", "Palma de Mallorca"],
      }),
      route("Huelva, ES", "Canary Islands, ES"),
    ],
  },
  species: { fact: "balearia.species", value: ["dog", "cat"] },
  foot: { fact: "balearia.boarding", value: true },
  places: { fact: "balearia.boarding", value: ["cabin", "kennel", "carrier"] },
  muzzle: { fact: "balearia.muzzle", value: true },
  perCabin: { fact: "balearia.number", value: 1, isUnsure: true },
};

export const attica: OperatorPolicy = {
  key: "attica",
  name: "Attica Group",
  mode: "ferry",
  routes: {
    fact: "attica.routes",
    value: [
      route({ city: "Piraeus", country: "GR", also: ["Athens"] }, "*, GR"),
      route("Ancona, IT", "*, GR"),
      route("Bari, IT", "*, GR"),
      route("Venice, IT", "*, GR"),
    ],
  },
  species: { fact: "attica.species", value: ["dog", "cat"] },
  foot: { fact: "attica.boarding", value: true },
  places: { fact: "attica.boarding", value: ["cabin", "kennel"] },
  perCabin: { fact: "attica.number", value: 2 },
  booking: {
    fact: "attica.booking",
    steps: [
      "Have a ticket for the pet issued before boarding, with its chip and passport numbers and whether it weighs more than 10 kg",
    ],
  },
  fee: {
    fact: "attica.fee",
    value: { minor: 2000, currency: "EUR", for: "a kennel and sailing between Italy and Greece" },
  },
};
