// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const mexico: Papers = {
  exportDocuments: [
    {
      id: "mexico.export.document.export-certificate",
      value: {
        is: "words",
        words: "Certificado Zoosanitario para Exportación (CZE), trámite SENASICA-05-001-B",
      },
      basis: "source",
      confidence: "high",
      says: "SENASICA says most countries ask for the CZE; check the destination first.",
      sources: ["SENASICA_OUT"],
    },
    {
      id: "mexico.export.document.support-for-the-certificate",
      value: {
        is: "words",
        words:
          "Support for the CZE: official ID, proof of fee payment, vet health certificate on letterhead with license number, vaccination and deworming record",
      },
      basis: "source",
      confidence: "medium",
      says: "Requirement list of the export certificate procedure.",
      sources: ["VUCEM"],
    },
    {
      id: "mexico.export.document.dog-to-the-usa",
      value: {
        is: "words",
        words:
          "For dogs going to the USA: CDC Dog Import Form receipt and screwworm-free certificate (inspection within 5 days)",
      },
      basis: "source",
      confidence: "high",
      says: "Mexico is low-risk for rabies but screwworm-affected.",
      sources: ["TTC_MX", "APHIS_IMP", "CDC_LOW"],
      only: "dog",
    },
    {
      id: "mexico.export.document.certificate-validity",
      value: { is: "words", words: "The export certificate (CZE) of a pet is valid for 8 days" },
      basis: "source",
      confidence: "low",
      says: "Press report: certificate valid 8 calendar days.",
      sources: ["UNOTV"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "mexico.import.document.inspection-instead-of-certificate",
      value: {
        is: "words",
        words:
          "No health certificate; SENASICA inspects the pet at OISA (no signs of disease, no ectoparasites, no fresh wounds)",
      },
      basis: "source",
      confidence: "high",
      says: "In force since 16 December 2019 for US-origin pets; press and guides add Canada.",
      sources: ["APHIS_MX", "TTC_MX", "INFO_MX"],
      group: "from-usa-or-canada",
    },
    {
      id: "mexico.import.document.health-certificate",
      value: {
        is: "words",
        words:
          "Certificate of good health issued within 15 days, by an official or private vet (letterhead, license number), with exporter and importer addresses, rabies date and validity, internal and external deworming in the last 6 months",
      },
      basis: "source",
      confidence: "high",
      says: "Same content in embassy, leaflet and press.",
      sources: ["EMBAMEX", "SENASICA_EN", "INFO_MX"],
      group: "from-elsewhere",
    },
    {
      id: "mexico.import.document.rabies-certificate",
      value: {
        is: "words",
        words: "Rabies vaccination certificate or card (not for animals under 3 months)",
      },
      basis: "source",
      confidence: "high",
      says: "Under three months exempt.",
      sources: ["EMBAMEX", "SENASICA_EN"],
      group: "from-elsewhere",
    },
    {
      id: "mexico.import.document.certificate-on-arrival",
      value: {
        is: "words",
        words: "Certificado Zoosanitario para Importación, issued on arrival after inspection",
      },
      basis: "source",
      confidence: "high",
      says: "Issued by SENASICA staff at the airport or border.",
      sources: ["INFO_MX", "SENASICA_EN"],
      group: "all",
    },
  ],
  importFees: [
    {
      id: "mexico.import.fee.up-to-three-pets",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 0, currency: "MXN" }], for: "up to 3 pets" }],
      },
      basis: "source",
      confidence: "medium",
      says: "Procedure free and untaxed up to three pets.",
      sources: ["UNOTV", "TTC_MX"],
      note: "For more than 3 pets, you pay for a certificate and customs inspects them. In 2023, the fee was reported as 2,965 MXN.",
    },
  ],
};
