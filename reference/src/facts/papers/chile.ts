// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const chile: Papers = {
  exportDocuments: [
    {
      id: "chile.export.document.export-certificate",
      value: { is: "words", words: "Certificado Zoosanitario de Exportación (CZE) from SAG" },
      basis: "source",
      confidence: "high",
      says: "Main document; asked at any sector office or online; issued next working day.",
      sources: ["RADIOPOLAR", "AYSEN", "MEGA"],
    },
    {
      id: "chile.export.document.private-health-certificate",
      value: {
        is: "words",
        words: "Private vet health certificate no more than 10 days old when you travel",
      },
      basis: "source",
      confidence: "high",
      says: "Name, age, sex, size, colour, breed.",
      sources: ["RADIOPOLAR", "AYSEN", "MEGA"],
    },
    {
      id: "chile.export.document.rabies-certificate",
      value: {
        is: "words",
        words:
          "Rabies certificate (first dose at least 21 days before travel; no wait after an on-time booster)",
      },
      basis: "source",
      confidence: "medium",
      says: "SAG Magallanes 2026.",
      sources: ["RADIOPOLAR"],
    },
    {
      id: "chile.export.document.deworming",
      value: {
        is: "words",
        words: "Internal and external deworming within 15 days before the request",
      },
      basis: "source",
      confidence: "medium",
      says: "Product, active substance and dose stated.",
      sources: ["RADIOPOLAR"],
      note: "Some destinations require other time windows.",
    },
    {
      id: "chile.export.document.registration",
      value: { is: "words", words: "Registration in the Registro Nacional de Mascotas" },
      basis: "source",
      confidence: "medium",
      says: "SAG asks a copy of the registration.",
      sources: ["AYSEN"],
    },
    {
      id: "chile.export.document.address-and-transport",
      value: { is: "words", words: "Destination address and travel details" },
      basis: "source",
      confidence: "medium",
      says: "Given with the request.",
      sources: ["RADIOPOLAR"],
    },
    {
      id: "chile.export.document.certificate-validity",
      value: {
        is: "words",
        words: "The export certificate (CZE) is valid for 21 days, or 60 for Argentina",
      },
      basis: "source",
      confidence: "high",
      says: "CZE valid 21 days, 60 for Argentina (one round trip).",
      sources: ["SAG_TMP", "RADIOPOLAR"],
    },
  ],
  exportFees: [
    {
      id: "chile.export.fee.first-pet",
      value: {
        is: "fee",
        prices: [{ amounts: [], written: "0.41 UTM", for: "first pet on a CZE" }],
      },
      basis: "source",
      confidence: "medium",
      says: "ChileAtiende amount reported January 2026.",
      sources: ["MEGA"],
      note: "The UTM is a tax unit. Its value in pesos changes every month.",
    },
    {
      id: "chile.export.fee.further-pet",
      value: {
        is: "fee",
        prices: [
          { amounts: [], written: "0.22 UTM", for: "extra pet on the same CZE where allowed" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Same source.",
      sources: ["MEGA"],
    },
    {
      id: "chile.export.fee.eu-passport-visa",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [],
            written: "0.25 UTM, 0.12 UTM for each further pet",
            for: "EU passport visa, first pet",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Same source.",
      sources: ["MEGA"],
    },
  ],
  importDocuments: [
    {
      id: "chile.import.document.health-certificate",
      value: {
        is: "words",
        words:
          "Official zoosanitary certificate of the origin country's veterinary authority, issued within 10 days before first entry",
      },
      basis: "source",
      confidence: "high",
      says: "Ten days; SENASA AR notes up to 5 days extension for the trip.",
      sources: ["CORR2", "HUARPE", "CHETOBA"],
      group: "all",
    },
    {
      id: "chile.import.document.rabies-certificate",
      value: { is: "words", words: "Rabies vaccination certificate" },
      basis: "source",
      confidence: "medium",
      says: "In date, first dose 21 days before entry.",
      sources: ["CORR2"],
      secondHand: true,
      group: "all",
    },
    {
      id: "chile.import.document.parasite-treatment",
      value: {
        is: "words",
        words: "Proof of internal and external parasite treatment, 5 to 30 days before boarding",
      },
      basis: "source",
      confidence: "high",
      says: "SENASA AR page for Chile.",
      sources: ["CORR2", "HUARPE"],
      group: "all",
    },
    {
      id: "chile.import.document.microchip-certificate",
      value: {
        is: "words",
        words:
          "Microchip or tattoo certificate (ISO 11784/11785) for pets arriving on or after July 27, 2026",
      },
      basis: "source",
      confidence: "medium",
      says: "SENASA AR states the rule; SAG page fetched 14 July 2026 did not mention it.",
      sources: ["CORR2", "CORR1"],
      note: "Two official pages disagree. Confirm with SAG before your trip.",
      secondHand: true,
      group: "all",
    },
    {
      id: "chile.import.document.owner-and-address",
      value: { is: "words", words: "Owner's ID, travel details and address in Chile" },
      basis: "source",
      confidence: "medium",
      says: "SAG asks where the pet will stay.",
      sources: ["HUARPE", "CORR2"],
      group: "all",
    },
    {
      id: "chile.import.document.return-within-21-days",
      value: {
        is: "words",
        words: "Copy of the outbound CZE with the same health and rabies documents",
      },
      basis: "source",
      confidence: "high",
      says: "No new certificate within 21 days (60 for Argentina).",
      sources: ["SAG_TMP"],
      group: "returning",
    },
  ],
  importFees: [],
};
