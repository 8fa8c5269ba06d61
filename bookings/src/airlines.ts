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

// Airlines whose codes alone may mean something else, as in "EC 8" for a train.
const moreRows = `EC easyJet Europe|DS easyJet Switzerland|LW Lauda Europe|W4 Wizz Air Malta|W9 Wizz Air UK|6E IndiGo|5J Cebu Pacific|AK AirAsia
D7 AirAsia X|VJ VietJet Air|MM Peach|BC Skymark Airlines|GK Jetstar Japan|JX Starlux|D8 Norwegian Air Sweden|PS Ukraine International
BY TUI Airways|QS Smartwings|RK Ryanair UK|RV Air Canada Rouge|TW T'way Air|LJ Jin Air|7C Jeju Air|BX Air Busan|MF Xiamen Air
HX Hong Kong Airlines|PK Pakistan International|J2 Azerbaijan Airlines|HY Uzbekistan Airways|KC Air Astana|SU Aeroflot|AH Air Algérie
MX Breeze Airways|SP SATA Air Açores|CJ BA Cityflyer|I2 Iberia Express|QG Citilink|JT Lion Air|SG SpiceJet|IX Air India Express`;

const namesIn = (text: string) =>
  new Map(text.split(/[|\n]/).map((row) => [row.slice(0, 2), row.slice(3)] as const));
const names = namesIn(rows);
const moreNames = namesIn(moreRows);

// Short names that airlines use in their own emails; alone, they may mean something else.
const shortNames = [
  ["DL", "Delta"],
  ["AA", "American"],
  ["UA", "United"],
  ["WN", "Southwest"],
  ["AS", "Alaska"],
  ["HA", "Hawaiian"],
] as const;

// Three-letter (ICAO) codes of airlines, each before the IATA code that tickets have.
const icaoRows = `AAL AA|AAR OZ|ACA AC|AEA UX|AEE A3|AFL SU|AFR AF|AIC AI|AMX AM|ANA NH|ANZ NZ|ARG AR|ASA AS|ASL JU|AUA OS|AUI PS
AVA AV|AZA AZ|AZU AD|BAW BA|BEL SN|BKP PG|BTI BT|CAL CI|CCA CA|CES MU|CFE CJ|CFG DE
CMP CM|CPA CX|CSA OK|CSN CZ|CTN OU|DAL DL|DLA EN|DLH LH|DAH AH|EIN EI|EJU EC|ELY LY|ETD EY|ETH ET|EVA BR|EWG EW|EXS LS
EZS DS|EZY U2|FDB FZ|FFT F9|FIN AY|FJI FJ|GFA GF|GIA GA|GLO G3|HAL HA|HVN VN|IBE IB|IBS I2|ICE FI|IGO 6E|ITY AZ
JAL JL|JAT JA|JBU B6|JST JQ|KAC KU|KAL KE|KLM KL|KMM KM|KQA KQ|KZR KC|LAN LA|LDA LW|LGL LG|LOT LO|MAS MH|MAU MK
MEA ME|MSR MS|MXY MX|NAX DY|NKS NK|NOZ DY|NSZ D8|OAL OA|OMA WY|PAL PR|PGT PC|QFA QF|QTR QR|RAM AT|RBA BI|RJA RJ|ROT RO
ROU RV|RUK RK|RWD WB|RYR FR|RZO S4|SAA SA|SAS SK|SAT SP|SIA SQ|SKU H2|SVA SV|SWA WN|SWR LX|SXS XQ|TAM LA|TAP TP
TAR TU|TGW TR|THA TG|THT TN|THY TK|TOM BY|TRA HV|TSC TS|TUI X3|TVF TO|TVS QS|UAE EK|UAL UA|VIR VS|VJC VJ|VLG VY
VOE V7|VOI Y4|VOZ VA|WIF WF|WJA WS|WMT W4|WUK W9|WZZ W6|ALK UL|CEB 5J|CHH HU|CRK HX|CXA MF|AXM AK|XAX D7
JJP GK|APJ MM|SKY BC|SJX JX|TWB TW|JNA LJ|ABL BX|JJA 7C|LNI JT|CTV QG|SEJ SG|AXB IX|PIA PK|UZB HY|AHY J2`;
const icao = new Map(
  icaoRows.split(/[|\n]/).map((row) => [row.slice(0, 3), row.slice(4)] as const),
);

/** The IATA code of an airline's three-letter (ICAO) code, in any case; undefined if unknown. */
export const iataOf = (code: string): string | undefined => icao.get(code.toUpperCase());

/** The names of airlines with their codes. */
export const airlineNames: readonly { name: string; code: string; isShort: boolean }[] = [
  ...[...names].map(([code, name]) => ({ name, code, isShort: false })),
  { name: "JetBlue Airways", code: "B6", isShort: false },
  ...shortNames.map(([code, name]) => ({ name, code, isShort: true })),
];

/** The airline that flies under an IATA code, in any case; undefined if unknown. */
export const airlineOf = (code: string): string | undefined =>
  names.get(code.toUpperCase()) ?? moreNames.get(code.toUpperCase());

/** Whether a code means its airline without the word flight. */
export const isClearCode = (code: string): boolean => names.has(code);
