/** Companies with trains, ferries and buses, by their keys. Names need no source. */
import { keyOf } from "../../words.ts";

export const operatorNames: Readonly<Record<string, string>> = {
  amhs: "Alaska Marine Highway",
  amtrak: "Amtrak",
  attica: "Attica Group",
  balearia: "Baleària",
  "bc-ferries": "BC Ferries",
  brittany: "Brittany Ferries",
  color: "Color Line",
  corsica: "Corsica Ferries",
  "cunard-qm2": "Cunard",
  db: "Deutsche Bahn",
  dfds: "DFDS",
  eckero: "Eckerö Line",
  "eurostar-continental": "Eurostar",
  "eurostar-london": "Eurostar",
  fjord: "Fjord Line",
  flixbus: "FlixBus",
  gnv: "GNV",
  greyhound: "Greyhound",
  grimaldi: "Grimaldi Lines",
  irish: "Irish Ferries",
  iryo: "iryo",
  italo: "Italo",
  jr: "Japan Railways",
  leshuttle: "LeShuttle",
  ns: "Dutch Railways",
  oebb: "ÖBB",
  po: "P&O Ferries",
  renfe: "Renfe",
  sbb: "SBB",
  sncf: "SNCF",
  stena: "Stena Line",
  tallink: "Tallink Silja",
  trenitalia: "Trenitalia",
  via: "VIA Rail",
  viking: "Viking Line",
};

/** The company's name; a key that is not known is the name that was typed. */
export const operatorName = (given: string): string => {
  const [key] = operatorsNamed(given);
  return (key && operatorNames[key]) || given.trim();
};

/** What people call them besides. A brand with several policies stands for all of them. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  amhs: ["Alaska Ferry", "AMHS"],
  attica: [
    "Blue Star",
    "Blue Star Ferries",
    "Superfast",
    "Superfast Ferries",
    "Hellenic Seaways",
    "ANEK",
    "ANEK Lines",
  ],
  brittany: ["Brittany"],
  corsica: ["Sardinia Ferries", "Corsica Sardinia Ferries", "Elba Ferries"],
  "cunard-qm2": ["Queen Mary 2", "QM2", "Cunard Line"],
  db: ["DB", "ICE", "German Railways"],
  dfds: ["DFDS Seaways"],
  "eurostar-continental": ["Thalys"],
  gnv: ["Grandi Navi Veloci"],
  grimaldi: ["Grimaldi"],
  jr: ["JR", "Shinkansen", "JR East", "JR West", "JR Central"],
  leshuttle: ["Le Shuttle", "Eurotunnel", "Eurotunnel Le Shuttle", "Channel Tunnel"],
  ns: ["NS", "NS International"],
  oebb: ["OBB", "OEBB", "Nightjet", "Austrian Railways"],
  po: ["P&O", "PO Ferries", "P and O", "P and O Ferries"],
  renfe: ["AVE", "Avlo", "Renfe AVE"],
  sbb: ["CFF", "FFS", "Swiss Railways"],
  sncf: ["TGV", "TGV INOUI", "Intercités", "TER", "Ouigo"],
  stena: ["Stena"],
  tallink: ["Tallink", "Silja Line", "Silja"],
  via: ["VIA", "VIA Rail Canada"],
  viking: ["Viking"],
};

const keysByName = new Map<string, string[]>();
for (const [key, name] of Object.entries(operatorNames)) {
  for (const each of [key, name, ...(otherNames[key] ?? [])]) {
    const known = keysByName.get(keyOf(each)) ?? [];
    if (!known.includes(key)) keysByName.set(keyOf(each), [...known, key]);
  }
}

/** The keys that a name stands for: that of one company, several of a brand ("Eurostar"), or none. */
export const operatorsNamed = (given: string): readonly string[] =>
  keysByName.get(keyOf(given.trim())) ?? [];

/** What policies call animals, in the plural. */
export const animalNames: Readonly<Record<string, string>> = {
  dog: "dogs",
  cat: "cats",
  ferret: "ferrets",
  rabbit: "rabbits",
  rodent: "rodents",
  bird: "birds",
  spider: "spiders",
  amphibian: "amphibians",
  reptile: "reptiles",
};
