import type { Papers } from "../country.ts";

export const chile: Papers = {
  exportDocuments: [
    {
      id: "chile.export.document.export-certificate",
      value: {
        is: "text",
        text: "Export health certificate (Certificado Zoosanitario de Exportación, CZE) from SAG",
      },
      basis: "source",
      confidence: "high",
      says: "This is the main document. You request it at a SAG office or online, and SAG issues it the next working day.",
      sources: ["RADIOPOLAR", "AYSEN", "MEGA"],
    },
    {
      id: "chile.export.document.private-health-certificate",
      value: {
        is: "text",
        text: "Health certificate from a private vet, no more than 10 days old when you travel",
      },
      basis: "source",
      confidence: "high",
      says: "It states the pet's name, age, sex, size, color and breed.",
      sources: ["RADIOPOLAR", "AYSEN", "MEGA"],
    },
    {
      id: "chile.export.document.rabies-certificate",
      value: {
        is: "text",
        text: "Rabies certificate. The first dose must be given at least 21 days before travel, and there's no wait after an on-time booster",
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from SAG's office in Magallanes (2026).",
      sources: ["RADIOPOLAR"],
    },
    {
      id: "chile.export.document.deworming",
      value: {
        is: "text",
        text: "Treatment for internal and external parasites within 15 days before you request the export certificate",
      },
      basis: "source",
      confidence: "medium",
      says: "The record must state the product, active substance and dose.",
      sources: ["RADIOPOLAR"],
      note: "Some destinations require other time windows.",
    },
    {
      id: "chile.export.document.registration",
      value: {
        is: "text",
        text: "Registration in Chile's national pet registry (Registro Nacional de Mascotas)",
      },
      basis: "source",
      confidence: "low",
      says: "SAG asks for a copy of the registration.",
      sources: ["AYSEN"],
    },
    {
      id: "chile.export.document.address-and-transport",
      value: { is: "text", text: "Destination address and travel details" },
      basis: "source",
      confidence: "medium",
      says: "You give these when you request the certificate.",
      sources: ["RADIOPOLAR"],
    },
    {
      id: "chile.export.document.certificate-validity",
      value: {
        is: "text",
        text: "The export certificate (CZE) is valid for 21 days, or 60 for Argentina",
      },
      basis: "source",
      confidence: "high",
      says: "The CZE is valid for 21 days, or 60 for Argentina (one round trip).",
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
      says: "A report from January 2026 quotes this amount from ChileAtiende.",
      sources: ["MEGA"],
      note: "The UTM is a tax unit. Its value in pesos changes every month.",
    },
    {
      id: "chile.export.fee.further-pet",
      value: {
        is: "fee",
        prices: [
          { amounts: [], written: "0.22 UTM", for: "extra pet on the same CZE, where allowed" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "The same report lists this fee.",
      sources: ["MEGA"],
    },
    {
      id: "chile.export.fee.eu-passport-visa",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [],
            written: "0.25 UTM for the first pet and 0.12 UTM for each additional pet",
            for: "EU passport visa",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "The same report lists this fee.",
      sources: ["MEGA"],
    },
  ],
  importDocuments: [
    {
      id: "chile.import.document.health-certificate",
      value: {
        is: "text",
        text: "Official health certificate from the veterinary authority of the country of origin, issued within 10 days before the first entry",
      },
      basis: "source",
      confidence: "high",
      says: "The limit is ten days. Argentina's SENASA mentions an extension of up to 5 days for the trip.",
      sources: ["CORR2", "HUARPE", "CHETOBA"],
      group: "all",
    },
    {
      id: "chile.import.document.rabies-certificate",
      value: { is: "text", text: "Rabies vaccination certificate" },
      basis: "source",
      confidence: "medium",
      says: "The vaccination must be valid, with the first dose 21 days before entry.",
      sources: ["CORR2", "CHILE_REPORTED"],
      group: "all",
    },
    {
      id: "chile.import.document.parasite-treatment",
      value: {
        is: "text",
        text: "Proof of treatment for internal and external parasites, 5 to 30 days before boarding",
      },
      basis: "source",
      confidence: "high",
      says: "This comes from Argentina's SENASA page on Chile.",
      sources: ["CORR2", "HUARPE"],
      group: "all",
    },
    {
      id: "chile.import.document.microchip-certificate",
      value: {
        is: "text",
        text: "Microchip or tattoo certificate (ISO 11784/11785) for pets arriving on or after July 27, 2026",
      },
      basis: "source",
      confidence: "medium",
      says: "Argentina's SENASA states the rule. SAG's page didn't mention it on July 14, 2026.",
      sources: ["CORR2", "CORR1", "CHILE_REPORTED"],
      note: "Two official pages disagree. Confirm with SAG before your trip.",
      group: "all",
    },
    {
      id: "chile.import.document.owner-and-address",
      value: { is: "text", text: "Owner's ID, travel details and address in Chile" },
      basis: "source",
      confidence: "medium",
      says: "SAG asks where the pet will stay.",
      sources: ["HUARPE", "CORR2"],
      group: "all",
    },
    {
      id: "chile.import.document.return-within-21-days",
      value: {
        is: "text",
        text: "Copy of the export certificate (CZE) that the pet left with, and the same health and rabies documents",
      },
      basis: "source",
      confidence: "high",
      says: "No new certificate is required within 21 days (60 for Argentina).",
      sources: ["SAG_TMP", "CHILE_REPORTED4"],
      group: "returning",
    },
  ],
  importFees: [],
};
