import type { Papers } from "../country.ts";

export const mexico: Papers = {
  exportDocuments: [
    {
      id: "mexico.export.document.export-certificate",
      value: {
        is: "text",
        text: "Export health certificate (Certificado Zoosanitario para Exportación, CZE), under procedure SENASICA-05-001-B",
      },
      basis: "source",
      confidence: "high",
      says: "SENASICA says that most countries require the CZE. Check with the destination first.",
      sources: ["SENASICA_OUT", "MEXICO_REPORTED2"],
    },
    {
      id: "mexico.export.document.support-for-the-certificate",
      value: {
        is: "text",
        text: "For the CZE: official ID, proof of payment, a vet's health certificate on letterhead with a license number, and a vaccination and deworming record",
      },
      basis: "source",
      confidence: "medium",
      says: "These are the requirements for the export certificate.",
      sources: ["VUCEM"],
    },
    {
      id: "mexico.export.document.dog-to-the-usa",
      value: {
        is: "text",
        text: "For dogs going to the USA: CDC Dog Import Form receipt and screwworm-free certificate (inspection within 5 days)",
      },
      basis: "source",
      confidence: "high",
      says: "Mexico has a low risk of dog rabies but is affected by screwworm.",
      sources: ["TTC_MX", "APHIS_IMP", "CDC_LOW"],
      only: "dog",
    },
    {
      id: "mexico.export.document.certificate-validity",
      value: { is: "text", text: "The export certificate (CZE) of a pet is valid for 8 days" },
      basis: "source",
      confidence: "low",
      says: "A press report says that the certificate is valid for 8 calendar days.",
      sources: ["UNOTV"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "mexico.import.document.inspection-instead-of-certificate",
      value: {
        is: "text",
        text: "No health certificate is required. SENASICA inspects the pet at its OISA office for signs of disease, external parasites and fresh wounds",
      },
      basis: "source",
      confidence: "high",
      says: "This has applied to pets from the USA since December 16, 2019. Press reports and guides add Canada.",
      sources: ["APHIS_MX", "TTC_MX", "INFO_MX"],
      group: "from-usa-or-canada",
    },
    {
      id: "mexico.import.document.health-certificate",
      value: {
        is: "text",
        text: "Certificate of good health issued within 15 days by an official or private vet, on letterhead with a license number. It states the exporter's and importer's addresses, the rabies vaccination and how long it's valid, and deworming (internal and external) in the last 6 months",
      },
      basis: "source",
      confidence: "high",
      says: "The embassy, a leaflet and press reports list the same contents.",
      sources: ["EMBAMEX", "SENASICA_EN", "INFO_MX"],
      group: "from-elsewhere",
    },
    {
      id: "mexico.import.document.rabies-certificate",
      value: {
        is: "text",
        text: "Rabies vaccination certificate or card (not for pets under 3 months old)",
      },
      basis: "source",
      confidence: "high",
      says: "Pets under three months old are exempt.",
      sources: ["EMBAMEX", "SENASICA_EN", "MEXICO_REPORTED"],
      group: "from-elsewhere",
    },
    {
      id: "mexico.import.document.certificate-on-arrival",
      value: {
        is: "text",
        text: "Import health certificate (Certificado Zoosanitario para Importación), issued on arrival after an inspection",
      },
      basis: "source",
      confidence: "medium",
      says: "SENASICA staff issue it at the airport or border.",
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
      says: "The procedure is free and untaxed for up to three pets.",
      sources: ["UNOTV", "TTC_MX"],
      note: "For more than 3 pets, you pay for a certificate, and customs inspects them. In 2023, the fee was reported as 2,965 MXN.",
    },
  ],
};
