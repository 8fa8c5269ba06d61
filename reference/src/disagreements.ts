import type { AirlineKey } from "./facts/airline.ts";
import type { SourceId } from "./facts/sources.ts";
import type { CountryKey } from "./countries.ts";
import { sourceLink, type SourceLink } from "./lines.ts";

/** Contradictions between sources: each statement, and which one is used. */
export type Disagreement = {
  id: string;
  topic: string;
  text: string;
  sources: readonly SourceLink[];
};

type Row = {
  id: string;
  /** Leaving or entering these countries, or with this airline. The EU is eu. */
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
    topic: "The law of the EU",
    text: "Older pages name Regulation 576/2013, which ended on 21 April 2026. Regulations 2026/131, 2026/636 and 2026/705 stand since.",
    sources: ["DEEP", "AUDIT", "CORR2"],
  },
  {
    id: "disagreement.eu-onward",
    to: "eu",
    topic: "Travelling on within the EU",
    text: "The certificate holds for 4 months by one source, for 6 months by another that quotes the regulation.",
    sources: ["DOGTAG", "DEEP"],
  },
  {
    id: "disagreement.us-export-fee",
    from: "usa",
    topic: "The fee for leaving the USA",
    text: "$275 is the top tier; a certificate without laboratory tests costs $101. A notice of 2024 shows that the fees were being raised.",
    sources: ["DEEP", "FR_FEES", "SEED"],
  },
  {
    id: "disagreement.chile-microchip",
    to: "chile",
    topic: "Microchip for Chile",
    text: "SENASA of Argentina said it is required from 28 June 2026, and on 30 September 2026 from 27 July 2026; SAG's own page did not say so on 14 July 2026.",
    sources: ["CORR2"],
  },
  {
    id: "disagreement.chile-rabies",
    to: "chile",
    topic: "Rabies and parasites for Chile",
    text: "An older resolution (6056 of 2009: 30 days, or a blood test) was replaced. Today it is 21 days, and 5 to 30 days for parasites.",
    sources: ["CORR2", "WTO_CL", "CHETOBA"],
  },
  {
    id: "disagreement.argentina-rabies",
    to: "argentina",
    topic: "Waiting after the rabies vaccination",
    text: "Consulates say 30 days, the rule of Mercosur 21.",
    sources: ["AR_MIA", "CORR2"],
  },
  {
    id: "disagreement.brazil-rabies",
    to: "brazil",
    topic: "Waiting after the rabies vaccination",
    text: "21 days by the rule of Mercosur; 30 days are reported from the ministry for other countries.",
    sources: ["CORR2", "PTG_MEM"],
  },
  {
    id: "disagreement.dominican-certificate",
    to: "dominican-republic",
    topic: "How old the certificate may be",
    text: "72 hours, 14 days or 15 days, depending on the source: 72 hours are safe.",
    sources: ["DO_BRO", "DO_GUIDE", "DO_VISIT"],
  },
  {
    id: "disagreement.peru-price",
    from: "peru",
    topic: "The price of the certificate",
    text: "S/ 91.10 by one source, S/ 98.60 at the airport by another.",
    sources: ["PE_GEST", "PE_SUD"],
  },
  {
    id: "disagreement.delta-cabin-fee",
    airline: "delta",
    topic: "Cabin fee",
    text: "$95 is listed here. It holds for tickets issued before 8 April 2025; since then it is $150.",
    sources: ["DEEP", "DL_PTG", "SEED"],
  },
  {
    id: "disagreement.delta-esa",
    airline: "delta",
    topic: "Emotional support animals",
    text: "A fee of $0 is listed here. Delta has not accepted emotional support animals since 11 January 2021.",
    sources: ["DL_SVC", "SEED"],
  },
  {
    id: "disagreement.american-cabin-fee",
    airline: "american-airlines",
    topic: "Cabin fee",
    text: "$125 is listed here; sources of 2026 say $150.",
    sources: ["LONGHAUL", "PTG", "SEED"],
  },
  {
    id: "disagreement.american-service-animals",
    airline: "american-airlines",
    topic: "Service animals in the cabin",
    text: "One is listed here; a guide says up to two.",
    sources: ["AA_RIB", "SEED"],
  },
  {
    id: "disagreement.aeromexico-hours",
    airline: "aeromexico",
    topic: "How long a flight may be",
    text: "Guides limit pets in the cabin to flights of 6 hours; a list of May 2026 has Mexico City–Tokyo.",
    sources: ["AM_UNI", "LONGHAUL"],
  },
];

const present = ({ id, topic, text, sources }: Row): Disagreement => ({
  id,
  topic,
  text,
  sources: sources.map(sourceLink),
});

/** What the sources disagree on for somebody who leaves `from` and enters `to`. */
export const disagreementsBetween = (
  from: CountryKey,
  to: CountryKey,
  entersEu: boolean,
): Disagreement[] =>
  rows
    .filter((row) => row.from === from || row.to === to || (entersEu && row.to === "eu"))
    .map(present);

/** What the sources disagree on for this airline. */
export const disagreementsOn = (airline: AirlineKey): Disagreement[] =>
  rows.filter((row) => row.airline === airline).map(present);
