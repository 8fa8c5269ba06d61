/** The Channel, the North Sea to Britain, and the Irish Sea. */
import { route, type OperatorPolicy } from "../policy.ts";

const calais = { city: "Calais", country: "FR", also: ["Coquelles"] };
const ijmuiden = { city: "IJmuiden", country: "NL", also: ["Amsterdam"] };
const newcastle = {
  city: "Newcastle",
  country: "GB",
  also: ["Newcastle upon Tyne", "North Shields"],
};

export const leshuttle: OperatorPolicy = {
  key: "leshuttle",
  name: "LeShuttle",
  mode: "tunnel",
  routes: {
    fact: "leshuttle.routes",
    value: [route("Folkestone, GB", calais, { hours: 35 / 60 })],
  },
  species: {
    fact: "leshuttle.species",
    value: ["dog", "cat", "ferret", "rabbit", "rodent", "bird", "spider", "amphibian", "reptile"],
  },
  foot: { fact: "leshuttle.boarding", value: false },
  car: { fact: "leshuttle.boarding", value: true },
  places: { fact: "leshuttle.boarding", value: ["car"] },
  booking: {
    fact: "leshuttle.booking",
    steps: ["Check the pet in at pet reception at least one hour and at most two hours before"],
  },
};

export const dfds: OperatorPolicy = {
  key: "dfds",
  name: "DFDS",
  mode: "ferry",
  routes: {
    fact: "dfds.routes",
    value: [
      route("Newhaven, GB", "Dieppe, FR", {
        fact: "dfds.boarding",
        foot: null,
        car: true,
        places: ["car", "cabin"],
      }),
      route(newcastle, ijmuiden, {
        fact: "dfds.boarding",
        foot: true,
        car: true,
        places: ["cabin", "kennel"],
      }),
      route("Dover, GB", calais, {
        fact: "dfds.boarding",
        foot: false,
        car: true,
        places: ["car"],
      }),
      route("Dover, GB", "Dunkirk, FR", {
        fact: "dfds.boarding",
        foot: false,
        car: true,
        places: ["car"],
      }),
      route("Rosslare, IE", "Dunkirk, FR", { foot: null, car: null, places: ["cabin"] }),
      route("Portsmouth, GB", "Jersey, JE", { foot: null, car: null }),
    ],
  },
  species: { fact: "dfds.species", value: ["dog", "cat", "ferret"] },
  booking: {
    fact: "dfds.boarding",
    steps: ["Book a kennel or a pet cabin where the pet doesn't stay in the vehicle"],
  },
};

export const stena: OperatorPolicy = {
  key: "stena",
  name: "Stena Line",
  mode: "ferry",
  routes: {
    fact: "stena.routes",
    value: [
      route("Harwich, GB", "Hook of Holland, NL", {
        fact: "stena.boarding",
        foot: true,
        car: true,
        places: ["car", "cabin", "kennel"],
      }),
      route("Dublin, IE", "Holyhead, GB", { foot: null, car: true }),
      route("Rosslare, IE", "Fishguard, GB"),
      route("Belfast, GB", "Liverpool, GB", { foot: null }),
      route("Belfast, GB", "Cairnryan, GB"),
      route("Rosslare, IE", "Cherbourg, FR", { foot: null }),
    ],
  },
  species: { fact: "stena.species", value: ["dog", "cat", "ferret"] },
  foot: { fact: "stena.boarding", value: true },
  car: { fact: "stena.boarding", value: true },
  places: { fact: "stena.boarding", value: ["car", "kennel", "cabin"] },
  perVehicle: { fact: "stena.number", value: 5 },
  perPassenger: { fact: "stena.number", value: 3 },
  muzzle: { fact: "stena.muzzle", value: true },
  minAge: { fact: "stena.age", value: { weeks: 15 } },
  breeds: {
    fact: "stena.breeds",
    value: ["American Pit Bull Terrier", "Tosa", "Dogo Argentino", "Fila Brasileiro"],
    isOpen: true,
  },
  booking: {
    fact: "stena.booking",
    steps: [
      "Book the pet's place before you travel: the vehicle, a kennel or a pet cabin",
      "Be at the port 120 minutes before a crossing between Hook of Holland and Harwich",
    ],
  },
};

export const po: OperatorPolicy = {
  key: "po",
  name: "P&O Ferries",
  mode: "ferry",
  routes: {
    fact: "po.routes",
    value: [
      route("Dover, GB", calais, { places: ["car"] }),
      route("Hull, GB", "Rotterdam, NL", {
        fact: "po.boarding",
        foot: false,
        car: true,
        places: ["kennel"],
      }),
    ],
  },
  species: { fact: "po.species", value: ["dog", "cat", "ferret"] },
  foot: { fact: "po.boarding", value: false },
  car: { fact: "po.boarding", value: true },
  places: { fact: "po.places", value: ["car", "kennel"] },
  breeds: {
    fact: "po.breeds",
    value: ["American Pit Bull Terrier", "Tosa", "Dogo Argentino", "Fila Brasileiro", "XL Bully"],
    isOpen: true,
  },
  fee: {
    fact: "po.fee",
    value: { minor: 1500, currency: "GBP", for: "a pet, each way, Dover–Calais" },
    isUnsure: true,
  },
};

const toSpain = { fact: "brittany.places", places: ["cabin", "kennel"] } as const;

export const brittany: OperatorPolicy = {
  key: "brittany",
  name: "Brittany Ferries",
  mode: "ferry",
  routes: {
    fact: "brittany.routes",
    value: [
      route("Portsmouth, GB", "Saint-Malo, FR"),
      route("Portsmouth, GB", "Santander, ES", toSpain),
      route("Plymouth, GB", "Santander, ES", toSpain),
      route("Portsmouth, GB", "Bilbao, ES", toSpain),
      route("Cork, IE", "Roscoff, FR"),
      route("Rosslare, IE", "Bilbao, ES", { ...toSpain, hours: 30 }),
    ],
  },
  species: { fact: "brittany.species", value: ["dog", "cat", "ferret"] },
  foot: { fact: "brittany.foot", value: false },
  car: { fact: "brittany.car", value: true },
  places: { fact: "brittany.places", value: ["car", "cabin", "kennel"] },
  dogPlaces: { fact: "brittany.places", value: ["cabin", "kennel"], isUnsure: true },
  muzzle: { fact: "brittany.muzzle", value: true },
  perCabin: { fact: "brittany.number", value: 1, isUnsure: true },
  booking: {
    fact: "brittany.booking",
    steps: [
      "Book a pet cabin or kennel early: they sell out first",
      "Check in 60 minutes before a crossing from the UK and 90 minutes before one to the UK",
    ],
  },
};

export const irish: OperatorPolicy = {
  key: "irish",
  name: "Irish Ferries",
  mode: "ferry",
  routes: {
    fact: "irish.routes",
    value: [
      route("Dublin, IE", "Holyhead, GB", {
        fact: "irish.boarding",
        foot: true,
        car: true,
        places: ["car", "kennel", "cabin"],
      }),
      route(
        { city: "Rosslare", country: "IE" },
        { city: "Pembroke", country: "GB", also: ["Pembroke Dock"] },
        { foot: null, car: null },
      ),
      route("Dublin, IE", "Cherbourg, FR", {
        fact: "irish.boarding",
        foot: true,
        car: true,
        places: ["kennel"],
      }),
      route("Dover, GB", calais, { foot: null, car: null }),
    ],
  },
  species: { fact: "irish.species", value: ["dog", "cat", "ferret"] },
  perBooking: { fact: "irish.number", value: 5 },
  booking: {
    fact: "irish.boarding",
    steps: [
      "Book the pet's kennel or place in the car before you travel",
      "On foot, bring the pet in a rigid, closed carrier that you can carry",
    ],
  },
};
