import type { AirlineKey } from "./facts/airline.ts";
import type { CountryKey } from "./countries.ts";
import { sourceLink, type SourceId, type SourceLink } from "./sources.ts";

/** Contradictions between sources: each statement, and which one is used. */
export type Disagreement = {
  id: string;
  topic: string;
  text: string;
  sources: readonly SourceLink[];
};

type Row = {
  id: string;
  /** Applies to trips from or to these countries (`eu` for the EU), or to this airline. */
  from?: CountryKey;
  to?: CountryKey | "eu";
  airline?: AirlineKey;
  topic: string;
  text: string;
  sources: readonly SourceId[];
};

const rows: readonly Row[] = [
  {
    id: "disagreement.eu-law",
    to: "eu",
    topic: "EU law",
    text: "Older pages cite Regulation 576/2013, which ended on April 21, 2026. Regulations 2026/131, 2026/636 and 2026/705 replaced it.",
    sources: ["DEEP", "AUDIT", "CORR2"],
  },
  {
    id: "disagreement.eu-onward",
    to: "eu",
    topic: "Onward travel within the EU",
    text: "One source says that the certificate is valid for 4 months. Another, which quotes the regulation, says 6.",
    sources: ["DOGTAG", "DEEP"],
  },
  {
    id: "disagreement.us-export-fee",
    from: "usa",
    topic: "Fee for leaving the USA",
    text: "$275 is the highest rate. A certificate without lab tests costs $101. A 2024 notice shows that the fees were going up.",
    sources: ["DEEP", "FR_FEES", "SEED"],
  },
  {
    id: "disagreement.chile-microchip",
    to: "chile",
    topic: "Microchip for Chile",
    text: "Argentina's SENASA first said that a microchip is required from June 28, 2026. On September 30, 2026, it said July 27, 2026. On July 14, 2026, Chile's SAG didn't mention it.",
    sources: ["CORR2"],
  },
  {
    id: "disagreement.chile-rabies",
    to: "chile",
    topic: "Rabies and parasites for Chile",
    text: "Resolution 6056 of 2009 (30 days, or a blood test) has been replaced. The rules are now 21 days for rabies and 5 to 30 days for parasites.",
    sources: ["CORR2", "WTO_CL", "CHETOBA"],
  },
  {
    id: "disagreement.argentina-rabies",
    to: "argentina",
    topic: "Wait after rabies vaccination",
    text: "Consulates say 30 days. Mercosur rules say 21.",
    sources: ["AR_MIA", "CORR2"],
  },
  {
    id: "disagreement.brazil-rabies",
    to: "brazil",
    topic: "Wait after rabies vaccination",
    text: "Mercosur rules say 21 days. For other countries, the ministry reportedly requires 30.",
    sources: ["CORR2", "PTG_MEM"],
  },
  {
    id: "disagreement.dominican-certificate",
    to: "dominican-republic",
    topic: "How recent the certificate must be",
    text: "Sources say 72 hours, 14 days or 15 days. Use 72 hours to be safe.",
    sources: ["DO_BRO", "DO_GUIDE", "DO_VISIT"],
  },
  {
    id: "disagreement.peru-price",
    from: "peru",
    topic: "Certificate fee",
    text: "One source says S/ 91.10. Another says S/ 98.60 at the airport.",
    sources: ["PE_GEST", "PE_SUD"],
  },
  {
    id: "disagreement.delta-cabin-fee",
    airline: "delta",
    topic: "Cabin fee",
    text: "Our original listing says $95. That fee applies to tickets issued before April 8, 2025. For newer tickets, it's $150.",
    sources: ["DEEP", "DL_PTG", "SEED"],
  },
  {
    id: "disagreement.delta-esa",
    airline: "delta",
    topic: "Emotional support animals",
    text: "Our original listing says $0. Delta hasn't accepted emotional support animals since January 11, 2021.",
    sources: ["DL_SVC", "SEED"],
  },
  {
    id: "disagreement.american-cabin-fee",
    airline: "american-airlines",
    topic: "Cabin fee",
    text: "Our original listing says $125. Sources from 2026 say $150.",
    sources: ["LONGHAUL", "PTG", "SEED"],
  },
  {
    id: "disagreement.american-service-animals",
    airline: "american-airlines",
    topic: "Service animals in the cabin",
    text: "Our original listing says 1 animal. A guide says up to 2.",
    sources: ["AA_RIB", "SEED"],
  },
  {
    id: "disagreement.american-cargo",
    airline: "american-airlines",
    topic: "Pets as cargo",
    text: "Quotes from August 2026 say that pets travel only in the cabin, except those of military and State Department officers. A list from July 2026 says that PetEmbark ships pets for everybody.",
    sources: ["DEEP", "AIRCARD", "MDCF"],
  },
  {
    id: "disagreement.aeromexico-fees",
    airline: "aeromexico",
    topic: "Fees on international flights",
    text: "A guide, probably from 2023–2024, lists $162 to $168 in the cabin. A list from July 2026 has $182 to $189.",
    sources: ["AM_PFP", "MDCF"],
  },
  {
    id: "disagreement.aeromexico-hours",
    airline: "aeromexico",
    topic: "Maximum flight time",
    text: "Guides say that pets can fly in the cabin for up to 6 hours only. A list from May 2026 includes Mexico City to Tokyo.",
    sources: ["AM_UNI", "LONGHAUL"],
  },
];

const present = ({ id, topic, text, sources }: Row): Disagreement => ({
  id,
  topic,
  text,
  sources: sources.map((source) => sourceLink(source)),
});

/** Disagreements between sources for a trip that leaves `from` and enters `to`. */
export const disagreementsBetween = (
  from: CountryKey,
  to: CountryKey,
  entersEu: boolean,
): Disagreement[] =>
  rows
    .filter((row) => row.from === from || row.to === to || (entersEu && row.to === "eu"))
    .map(present);

/** Disagreements between sources on this airline's rules. */
export const disagreementsOn = (airline: AirlineKey): Disagreement[] =>
  rows.filter((row) => row.airline === airline).map(present);
