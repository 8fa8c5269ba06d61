/** Regions that rules or lists distinguish from their country, with their airports and towns in lower case. */
type Region = { airports?: readonly string[]; towns?: readonly string[] };

export const regions: Readonly<Record<string, Region>> = {
  "US-HI": {
    airports: ["HNL", "OGG", "KOA", "LIH", "ITO"],
    towns: ["hawaii", "hilo", "honolulu", "kahului", "kailua-kona", "kona", "lihue", "maui"],
  },
  "US-GU": { airports: ["GUM"], towns: ["guam", "hagatna", "hagåtña", "tamuning", "dededo"] },
  "US-PR": { airports: ["SJU", "BQN", "PSE"], towns: ["puerto rico", "san juan", "ponce"] },
  "US-VI": { airports: ["STT", "STX"], towns: ["charlotte amalie", "christiansted", "st. thomas"] },
  "US-AS": { airports: ["PPG"], towns: ["american samoa", "pago pago"] },
  "US-MP": { airports: ["SPN", "ROP", "TIQ"], towns: ["saipan", "rota", "tinian"] },
  "GB-NIR": {
    airports: ["BFS", "BHD", "LDY"],
    towns: ["belfast", "derry", "larne", "londonderry", "newry", "northern ireland"],
  },
  "ID-BA": { airports: ["DPS"], towns: ["bali", "denpasar", "kuta", "ubud"] },
  "ES-CE": { airports: ["JCU"], towns: ["ceuta"] },
  "ES-ML": { airports: ["MLN"], towns: ["melilla"] },
  "ES-CN": {
    airports: ["LPA", "TFN", "TFS", "ACE", "FUE", "SPC", "VDE", "GMZ"],
    towns: [
      "arrecife",
      "canary islands",
      "fuerteventura",
      "gran canaria",
      "lanzarote",
      "las palmas",
      "las palmas de gran canaria",
      "santa cruz de tenerife",
      "tenerife",
    ],
  },
  "AU-TAS": {
    airports: ["HBA", "LST", "DPO", "BWT", "KNS", "FLS"],
    towns: ["devonport", "hobart", "launceston", "burnie", "tasmania"],
  },
  "AU-WA": {
    airports: ["PER", "BME", "KTA", "PHE", "KNX", "GET", "ALH", "EPR", "LEA", "ZNE", "KGI"],
    towns: ["broome", "fremantle", "perth", "western australia"],
  },
  "EC-W": {
    airports: ["GPS", "SCY", "IBB"],
    towns: ["galapagos", "galápagos", "puerto ayora", "puerto baquerizo moreno"],
  },
  "MY-12": {
    airports: ["BKI", "SDK", "TWU", "LDU"],
    towns: ["kota kinabalu", "sabah", "sandakan"],
  },
  "MY-13": {
    airports: ["KCH", "MYY", "SBW", "BTU"],
    towns: ["kuching", "miri", "sarawak", "sibu"],
  },
  "PT-20": {
    airports: ["PDL", "TER", "HOR", "PIX", "SMA", "SJZ", "FLW"],
    towns: ["azores", "ponta delgada", "angra do heroismo", "angra do heroísmo"],
  },
  "PT-30": { airports: ["FNC", "PXO"], towns: ["funchal", "madeira", "porto santo"] },
};

/** Lists count these as their country does, unless they name them. Others are borders of their own. */
export const isOwnTerritory = (region: string): boolean => Object.hasOwn(regions, region);

const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";

/** Parts of a country that follow its rules, by ISO 3166-2; those of other countries are not known. */
const mainland = new RegExp(
  `^(?:${[
    `US-(?:${states})`,
    "CA-(?:AB|BC|MB|NB|NS|NT|NU|ON|PE|QC|SK|YT)",
    "AU-(?:ACT|NSW|QLD|SA|VIC)",
    "GB-(?:ENG|GBN|SCT|WLS|EAW)",
    "DE-(?:BB|BE|BW|BY|HB|HE|HH|MV|NI|NW|RP|SH|SL|SN|ST|TH)",
    "AT-[1-9]",
    "CH-(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)",
    "ES-(?:AN|AR|AS|CB|CL|CM|CT|EX|GA|IB|MC|MD|NC|PV|RI|VC)",
    "FR-(?:\\d\\d|2[AB]|ARA|BFC|BRE|CVL|COR|20R|GES|HDF|IDF|NAQ|NOR|OCC|PAC|PDL)",
    "IT-\\d\\d",
    "NL-(?:DR|FL|FR|GE|GR|LI|NB|NH|OV|UT|ZE|ZH)",
    "BE-(?:BRU|VLG|WAL)",
    "PT-(?:0[1-9]|1[0-8])",
    "JP-(?:[0-3]\\d|4[0-7])",
  ].join("|")})$`,
);

/** False where the region is neither one that follows its country nor one with rules of its own. */
export const isKnownRegion = (region: string): boolean =>
  isOwnTerritory(region) || mainland.test(region);
