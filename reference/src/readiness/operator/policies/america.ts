/** North America, and the ship across the Atlantic. */
import { route, type OperatorPolicy } from "../policy.ts";

export const cunard: OperatorPolicy = {
  key: "cunard-qm2",
  name: "Cunard",
  mode: "ship",
  routes: {
    fact: "cunard-qm2.routes",
    value: [route("New York, US", "Southampton, GB"), route("New York, US", "Hamburg, DE")],
  },
  species: { fact: "cunard-qm2.species", value: ["dog", "cat"], isOnly: true },
  foot: { fact: "cunard-qm2.boarding", value: true },
  places: { fact: "cunard-qm2.boarding", value: ["kennel"] },
  shoulderCm: { fact: "cunard-qm2.size", value: 68.6 },
  booking: {
    fact: "cunard-qm2.booking",
    steps: [
      "Pay the deposit for the voyage first, then ask for a kennel: they often go a year ahead",
      "Dogs to Southampton: ask Cunard or APHA when the tapeworm treatment has to be given",
    ],
  },
  fee: {
    fact: "cunard-qm2.fee",
    value: { minor: 130_000, currency: "USD", for: "an upper kennel and crossing" },
    isUnsure: true,
  },
};

export const amtrak: OperatorPolicy = {
  key: "amtrak",
  name: "Amtrak",
  mode: "train",
  routes: { fact: "amtrak.routes", value: [route("*, US", "*, US")] },
  species: { fact: "amtrak.species", value: ["dog", "cat"], isOnly: true },
  foot: { fact: "amtrak.boarding", value: true },
  places: { fact: "amtrak.boarding", value: ["carrier"] },
  notIn: { fact: "amtrak.limits", value: ["CA"] },
  maxHours: { fact: "amtrak.limits", value: 7 },
  carrierKg: { fact: "amtrak.weight", value: 9.07, withCarrier: true },
  carrierCm: { fact: "amtrak.size", value: [48.26, 35.56, 26.67] },
  perPassenger: { fact: "amtrak.number", value: 1 },
  minAge: { fact: "amtrak.age", value: { weeks: 8 } },
  booking: { fact: "amtrak.booking", steps: ["Reserve the pet's place with your own ticket"] },
};

const corridor = ["Québec City", "Quebec", "Montréal", "Montreal", "Ottawa", "Kingston", "Toronto"];

export const via: OperatorPolicy = {
  key: "via",
  name: "VIA Rail",
  mode: "train",
  routes: {
    fact: "via.routes",
    value: [
      route(
        { city: "Québec", country: "CA", also: corridor },
        { city: "Windsor", country: "CA", also: ["London", ...corridor] },
      ),
      route({ city: "Montréal", country: "CA", also: ["Montreal"] }, "Halifax, CA", {
        foot: null,
        places: ["baggage"],
      }),
      route("Toronto, CA", "Vancouver, CA", {
        fact: "via.season",
        foot: null,
        places: ["baggage"],
        closedMonths: [6, 7, 8, 9],
      }),
    ],
  },
  species: { fact: "via.species", value: ["dog", "cat"] },
  foot: { fact: "via.boarding", value: true },
  places: { fact: "via.boarding", value: ["carrier"] },
  carrierCm: { fact: "via.size", value: [55, 40, 27] },
  breeds: { fact: "via.breeds", value: ["American Pit Bull Terrier"], isOpen: true },
  booking: {
    fact: "via.booking",
    steps: ["Book the pet's place at least 48 hours before departure: there are few"],
  },
};

export const bcFerries: OperatorPolicy = {
  key: "bc-ferries",
  name: "BC Ferries",
  mode: "ferry",
  routes: {
    fact: "bc-ferries.routes",
    value: [
      route(
        { city: "Tsawwassen", country: "CA", also: ["Vancouver"] },
        { city: "Swartz Bay", country: "CA", also: ["Victoria"] },
      ),
      route(
        { city: "Horseshoe Bay", country: "CA", also: ["Vancouver"] },
        { city: "Departure Bay", country: "CA", also: ["Nanaimo"] },
      ),
      route("Horseshoe Bay, CA", "Langdale, CA"),
      route("Comox, CA", "Powell River, CA"),
    ],
  },
  species: { fact: "bc-ferries.species", value: ["dog", "cat", "ferret", "bird", "rodent"] },
  foot: { fact: "bc-ferries.boarding", value: true },
  car: { fact: "bc-ferries.boarding", value: true },
  places: { fact: "bc-ferries.boarding", value: ["car", "lead", "carrier"] },
  perPassenger: { fact: "bc-ferries.number", value: 2, isUnsure: true },
  fee: { fact: "bc-ferries.fee", value: { minor: 0, currency: "CAD", for: "a pet" } },
};

export const amhs: OperatorPolicy = {
  key: "amhs",
  name: "Alaska Marine Highway",
  mode: "ferry",
  routes: {
    fact: "amhs.routes",
    value: [
      route("Bellingham, US", "Ketchikan, US"),
      route("Juneau, US", "Whittier, US"),
      route("Prince Rupert, CA", "*, US"),
    ],
  },
  species: { fact: "amhs.species", value: ["dog", "cat"] },
  foot: { fact: "amhs.boarding", value: true },
  car: { fact: "amhs.boarding", value: true },
  places: { fact: "amhs.boarding", value: ["car", "kennel"] },
};

export const greyhound: OperatorPolicy = {
  key: "greyhound",
  name: "Greyhound",
  mode: "bus",
  routes: {
    fact: "greyhound.routes",
    value: [route("*, US", "*, US"), route("*, US", "*, CA")],
  },
  species: { fact: "greyhound.species", value: [] },
  foot: { fact: "greyhound.species", value: false },
};
