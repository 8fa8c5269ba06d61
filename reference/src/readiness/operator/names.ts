/** Companies with trains, ferries and buses, by their keys. Names need no source; their rules are not known here. */
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
  const key = given.trim().toLowerCase();
  return Object.hasOwn(operatorNames, key) ? (operatorNames[key] ?? given) : given.trim();
};
