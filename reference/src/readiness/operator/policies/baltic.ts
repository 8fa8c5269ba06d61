/** The Baltic, and from Denmark to Norway. */
import { route, type OperatorPolicy } from "../policy.ts";

export const viking: OperatorPolicy = {
  key: "viking",
  name: "Viking Line",
  mode: "ferry",
  routes: {
    fact: "viking.routes",
    value: [
      route("Helsinki, FI", "Tallinn, EE", {
        fact: "viking.boarding",
        car: true,
        carClosedMonths: [5, 6, 7, 8, 9],
      }),
      route("Helsinki, FI", "Stockholm, SE", { fact: "viking.boarding", car: false }),
      route("Kapellskär, SE", "Mariehamn, AX", { fact: "viking.boarding", car: true }),
    ],
  },
  species: { fact: "viking.species", value: ["dog", "cat"] },
  foot: { fact: "viking.boarding", value: true },
  places: { fact: "viking.boarding", value: ["cabin"] },
  booking: {
    fact: "viking.boarding",
    steps: ["Book a cabin for pets on an overnight trip"],
  },
};

export const tallink: OperatorPolicy = {
  key: "tallink",
  name: "Tallink Silja",
  mode: "ferry",
  routes: {
    fact: "tallink.routes",
    value: [
      route("Stockholm, SE", "Tallinn, EE", { places: ["cabin", "kennel"] }),
      route("Stockholm, SE", "Helsinki, FI", { places: ["cabin"] }),
    ],
  },
  species: { fact: "tallink.species", value: ["dog", "cat"] },
  foot: { fact: "tallink.boarding", value: true },
  places: { fact: "tallink.boarding", value: ["cabin", "kennel"] },
  muzzle: { fact: "tallink.muzzle", value: false },
  booking: {
    fact: "tallink.boarding",
    steps: ["Book a pet cabin, or a cage where the ship has one"],
  },
};

export const eckero: OperatorPolicy = {
  key: "eckero",
  name: "Eckerö Line",
  mode: "ferry",
  routes: { fact: "eckero.routes", value: [route("Helsinki, FI", "Tallinn, EE")] },
  species: { fact: "eckero.species", value: ["dog", "cat"] },
  foot: { fact: "eckero.boarding", value: true },
  car: { fact: "eckero.boarding", value: true },
  places: { fact: "eckero.boarding", value: ["carrier", "car", "cabin"] },
  booking: {
    fact: "eckero.booking",
    steps: ["Book the pet's place before you travel; a bigger pet on foot needs a pet cabin"],
  },
  fee: {
    fact: "eckero.fee",
    value: { minor: 0, currency: "EUR", for: "a pet; a pet cabin is extra" },
  },
};

export const color: OperatorPolicy = {
  key: "color",
  name: "Color Line",
  mode: "ferry",
  routes: { fact: "color.routes", value: [route("Hirtshals, DK", "Kristiansand, NO")] },
  species: { fact: "color.species", value: ["dog", "cat", "rabbit"] },
  car: { fact: "color.boarding", value: true },
  places: { fact: "color.boarding", value: ["car", "kennel"] },
};

export const fjord: OperatorPolicy = {
  key: "fjord",
  name: "Fjord Line",
  mode: "ferry",
  routes: {
    fact: "fjord.routes",
    value: [
      route("Hirtshals, DK", "Kristiansand, NO"),
      route("Hirtshals, DK", "Stavanger, NO"),
      route("Hirtshals, DK", "Bergen, NO"),
    ],
  },
  species: { fact: "fjord.species", value: ["dog", "cat"] },
  car: { fact: "fjord.boarding", value: true },
  places: { fact: "fjord.boarding", value: ["car", "kennel", "cabin"] },
  perBooking: { fact: "fjord.number", value: 3 },
  booking: { fact: "fjord.booking", steps: ["Register the pet when you book"] },
};
