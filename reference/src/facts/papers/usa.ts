import type { Papers } from "../country.ts";

export const usa: Papers = {
  exportDocuments: [
    {
      id: "usa.export.document.health-certificate",
      value: {
        is: "text",
        text: "International health certificate for the destination, issued by a USDA-accredited veterinarian and endorsed by APHIS",
      },
      basis: "source",
      confidence: "high",
      says: "An accredited vet completes the destination's certificate, usually in VEHCS, and APHIS endorses it.",
      sources: ["APHIS_END", "DEEP", "BLUE"],
      note: "APHIS Form 7001 is for airlines. It isn't the EU form.",
    },
    {
      id: "usa.export.document.rabies-certificate",
      value: {
        is: "text",
        text: "Rabies vaccination certificate with the microchip number, product, dates and vet",
      },
      basis: "source",
      confidence: "medium",
      says: "APHIS requires it for the endorsement.",
      sources: ["BLUE"],
    },
    {
      id: "usa.export.document.microchip-record",
      value: { is: "text", text: "Microchip record (if the destination requires it)" },
      basis: "source",
      confidence: "medium",
      says: "An ISO microchip is needed if the destination requires one.",
      sources: ["BLUE"],
    },
    {
      id: "usa.export.document.us-rabies-certification",
      value: {
        is: "text",
        text: "For dogs traveling to a CDC high-risk country and back: Certification of U.S.-issued Rabies Vaccination, completed and endorsed by the USDA before departure",
      },
      basis: "source",
      confidence: "high",
      says: "Since July 31, 2025, it can't be issued after the dog has left, and an export health certificate no longer replaces it.",
      sources: ["CDC_US", "CDC_VET", "BLUE"],
      only: "dog",
    },
    {
      id: "usa.export.document.papers-of-the-destination",
      value: {
        is: "text",
        text: "Other documents that the destination requires, such as an import permit, a titer test report or a parasite treatment record",
      },
      basis: "source",
      confidence: "high",
      says: "APHIS tells owners to check its page about the destination.",
      sources: ["APHIS_END", "USA_REPORTED3"],
    },
  ],
  exportFees: [
    {
      id: "usa.export.fee.no-tests",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 10100, currency: "USD" }],
            for: "per certificate, without lab tests",
            tests: [0, 0],
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "APHIS has charged this endorsement fee since January 10, 2025. Vaccines don't count as tests.",
      sources: ["DEEP", "USA_QUOTED2"],
    },
    {
      id: "usa.export.fee.one-or-two-tests",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 16000, currency: "USD" }],
            for: "per certificate, 1–2 tests",
            tests: [1, 2],
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "This is one tier of the APHIS fees.",
      sources: ["DEEP", "USA_QUOTED2"],
    },
    {
      id: "usa.export.fee.three-to-six-tests",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 20600, currency: "USD" }],
            for: "per certificate, 3–6 tests",
            tests: [3, 6],
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "This is one tier of the APHIS fees.",
      sources: ["DEEP", "USA_QUOTED2"],
    },
    {
      id: "usa.export.fee.seven-or-more-tests",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 27500, currency: "USD" }],
            for: "per certificate, 7 or more tests",
            tests: [7],
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "This is the top tier of the APHIS fees.",
      sources: ["DEEP", "USA_QUOTED2"],
      note: "Your vet's fee is extra. Each additional pet on the same certificate adds a small charge, but we don't know how much.",
    },
    {
      id: "usa.export.fee.service-dogs",
      value: {
        is: "fee",
        prices: [
          { amounts: [{ minor: 0, currency: "USD" }], for: "service dogs as defined by the ADA" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "APHIS charges no endorsement fee for service dogs as defined by the ADA. Owners of emotional support animals pay it.",
      secondHand: true,
      sources: ["APHIS_COST24"],
      only: "dog",
    },
    {
      id: "usa.export.fee.listed",
      value: { is: "fee", prices: [{ amounts: [{ minor: 27500, currency: "USD" }] }] },
      basis: "listed",
      confidence: "high",
      says: "This is the fee in our original listing for leaving the USA.",
      sources: ["SEED"],
      note: "$275 is the highest rate. A certificate without lab tests costs $101.",
    },
  ],
  importDocuments: [
    {
      id: "usa.import.document.cdc-form",
      value: {
        is: "text",
        text: "CDC Dog Import Form receipt. The form is free and online, even on the day of travel. The receipt is valid for 6 months and multiple entries from the same country",
      },
      basis: "source",
      confidence: "high",
      says: "This is the only CDC document for dogs that have been only in low-risk countries for 6 months.",
      sources: ["CDC_LOW", "AVMA", "USA_REPORTED"],
      only: "dog",
      group: "cdc-low-risk",
    },
    {
      id: "usa.import.document.screwworm-certificate",
      value: {
        is: "text",
        text: "From countries with screwworm, including Mexico: screwworm-free certificate signed by an official vet after an inspection within 5 days before travel",
      },
      basis: "source",
      confidence: "high",
      says: "APHIS requires this for dogs from regions with screwworm. Mexico has counted as affected since November 22, 2024.",
      sources: ["APHIS_IMP", "TTC_MX", "DOGPACK"],
      only: "dog",
      group: "all",
    },
    {
      id: "usa.import.document.high-risk-vaccinated-in-usa",
      value: {
        is: "text",
        text: "CDC Dog Import Form receipt and Certification of U.S.-issued Rabies Vaccination",
      },
      basis: "source",
      confidence: "high",
      says: "Two documents are required. The dog can enter at any port that matches the form.",
      sources: ["CDC_US"],
      only: "dog",
      group: "cdc-high-risk-vaccinated-in-usa",
    },
    {
      id: "usa.import.document.high-risk-vaccinated-elsewhere",
      value: {
        is: "text",
        text: "CDC Dog Import Form receipt, and a government-endorsed Certification of Foreign Rabies Vaccination and Microchip. The dog also needs a rabies titer test from a CDC-approved lab or a 28-day quarantine, and a reservation at a CDC-registered animal care facility",
      },
      basis: "source",
      confidence: "high",
      says: "This is the full set for dogs vaccinated abroad.",
      sources: ["CDC_FOR", "CDC_LABS", "USA_QUOTED"],
      only: "dog",
      group: "cdc-high-risk-vaccinated-elsewhere",
    },
    {
      id: "usa.import.document.no-certificate-for-cats",
      value: {
        is: "text",
        text: "No federal certificate is required, but the cat must appear healthy",
      },
      basis: "source",
      confidence: "high",
      says: "The final rule requires no proof of rabies vaccination for cats, and APHIS has no requirements for them. States, Hawaii, Guam and airlines may require more.",
      sources: ["FR2024", "PTG_GOV"],
      only: "cat",
      group: "cats",
    },
  ],
  importFees: [
    {
      id: "usa.import.fee.cdc-form",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 0, currency: "USD" }], for: "CDC Dog Import Form" }],
      },
      basis: "source",
      confidence: "high",
      says: "The form is free.",
      sources: ["CDC_US"],
      only: "dog",
    },
  ],
};
