const rows = `A3 Aegean Airlines|A5 HOP!|AA American Airlines|AC Air Canada|AD Azul|AF Air France|AI Air India|AM Aeroméxico
AR Aerolíneas Argentinas|AS Alaska Airlines|AT Royal Air Maroc|AV Avianca|AY Finnair|AZ ITA Airways|B6 JetBlue|BA British Airways
BI Royal Brunei|BR EVA Air|BT airBaltic|CA Air China|CI China Airlines|CM Copa Airlines|CX Cathay Pacific|CZ China Southern
DE Condor|DL Delta Air Lines|DY Norwegian|EI Aer Lingus|EK Emirates|EN Air Dolomiti|ET Ethiopian Airlines|EW Eurowings
EY Etihad Airways|F9 Frontier Airlines|FI Icelandair|FJ Fiji Airways|FR Ryanair|FZ flydubai|G3 GOL|GA Garuda Indonesia
GF Gulf Air|H2 SKY Airline|HA Hawaiian Airlines|HV Transavia|HU Hainan Airlines|IB Iberia|JA JetSMART|JL Japan Airlines
JQ Jetstar|JU Air Serbia|KE Korean Air|KL KLM|KM KM Malta Airlines|KQ Kenya Airways|KU Kuwait Airways|LA LATAM
LG Luxair|LH Lufthansa|LO LOT Polish Airlines|LS Jet2|LX SWISS|LY El Al|ME Middle East Airlines|MH Malaysia Airlines
MK Air Mauritius|MS Egyptair|MU China Eastern|NF Air Vanuatu|NH ANA|NK Spirit Airlines|NZ Air New Zealand|OA Olympic Air
OK Czech Airlines|OS Austrian Airlines|OU Croatia Airlines|OZ Asiana Airlines|PC Pegasus|PG Bangkok Airways|PR Philippine Airlines|QF Qantas
QR Qatar Airways|RJ Royal Jordanian|RO TAROM|S4 Azores Airlines|SA South African Airways|SK SAS|SN Brussels Airlines|SQ Singapore Airlines
SV Saudia|TG Thai Airways|TK Turkish Airlines|TN Air Tahiti Nui|TO Transavia France|TP TAP Air Portugal|TR Scoot|TS Air Transat
TU Tunisair|U2 easyJet|UA United Airlines|UL SriLankan Airlines|UX Air Europa|V7 Volotea|VA Virgin Australia|VN Vietnam Airlines
VS Virgin Atlantic|VY Vueling|W6 Wizz Air|WB RwandAir|WF Widerøe|WN Southwest Airlines|WS WestJet|WY Oman Air|X3 TUI fly|XQ SunExpress|Y4 Volaris`;

const names = new Map(rows.split(/[|\n]/).map((row) => [row.slice(0, 2), row.slice(3)] as const));

// Short names that airlines use in their own emails; alone, they may mean something else.
const shortNames = [
  ["DL", "Delta"],
  ["AA", "American"],
  ["UA", "United"],
  ["WN", "Southwest"],
  ["AS", "Alaska"],
  ["HA", "Hawaiian"],
] as const;

/** The names of airlines with their codes. */
export const airlineNames: readonly { name: string; code: string; isShort: boolean }[] = [
  ...[...names].map(([code, name]) => ({ name, code, isShort: false })),
  { name: "JetBlue Airways", code: "B6", isShort: false },
  ...shortNames.map(([code, name]) => ({ name, code, isShort: true })),
];

/** The airline that flies under an IATA code, in any case; undefined if unknown. */
export const airlineOf = (code: string): string | undefined => names.get(code.toUpperCase());
