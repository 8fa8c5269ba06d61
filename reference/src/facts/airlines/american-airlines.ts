// Written by scripts/make-reference.ts.
import type { AirlineFacts } from "../airline.ts";

export const americanAirlines: AirlineFacts = {
  name: "American Airlines",
  officialPage: "https://www.aa.com/i18n/travel-info/special-assistance/pets.html",
  facts: [
    {
      id: "american-airlines.cabin-fee",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 15000, currency: "USD" }], for: "each way" }],
      },
      basis: "source",
      confidence: "medium",
      says: "Two datasets from 2026 list $150 each way, and the older iFLY page lists $125.",
      sources: ["LONGHAUL", "PTG", "AA_IFLY"],
      note: "Both newer sources are directories, so check the airline's own page.",
      topic: "baseFee",
      stands: "newer",
    },
    {
      id: "american-airlines.pets-per-passenger",
      value: { is: "count", animals: 1 },
      basis: "source",
      confidence: "medium",
      says: "A list from July 2026 allows one carrier per passenger, with one small dog or cat.",
      sources: ["MDCF"],
      topic: "petsInCabin",
    },
    {
      id: "american-airlines.checked",
      value: {
        is: "words",
        words:
          "Only US military and State Department officers on active duty can check pets in the hold.",
      },
      basis: "source",
      confidence: "medium",
      says: "Only active-duty US military and State Department officers can check pets.",
      sources: ["DEEP", "AIRCARD", "MDCF"],
      topic: "cargo",
    },
    {
      id: "american-airlines.cargo",
      value: {
        is: "words",
        words:
          "American's cargo service, PetEmbark, is said to ship pets that can't fly in the cabin. Ask it about your pet.",
      },
      basis: "source",
      confidence: "low",
      says: "A list from July 2026 says that PetEmbark ships pets for everybody.",
      sources: ["MDCF"],
      note: "Sources from August 2026 say that pets of other people can travel only in the cabin.",
      topic: "cargo",
    },
    {
      id: "american-airlines.service-animals",
      value: { is: "count", animals: 2 },
      basis: "source",
      confidence: "low",
      says: "This comes from summaries of American's own page.",
      sources: ["AA_GH", "AA_NAHF", "AA_RIB", "DOT_ADA"],
      topic: "serviceAnimals",
      stands: "newer",
    },
    {
      id: "american-airlines.service-animal-fee",
      value: { is: "fee", prices: [{ amounts: [{ minor: 0, currency: "USD" }] }] },
      basis: "source",
      confidence: "low",
      says: "This comes from summaries of American's own page.",
      sources: ["AA_GH", "AA_NAHF", "AA_RIB", "DOT_ADA"],
      topic: "serviceAnimalFee",
    },
    {
      id: "american-airlines.service-animal-documents",
      value: {
        is: "lines",
        lines: [
          "US DOT Service Animal Air Transportation Form",
          "Relief Attestation Form for flights over 8 hours",
          "Send the documents 48 hours before departure, or show them at the airport if you booked within 48 hours",
          "Service Animal ID, valid for up to 1 year",
        ],
      },
      basis: "source",
      confidence: "low",
      says: "This comes from summaries of American's own page.",
      sources: ["AA_GH", "AA_NAHF", "AA_RIB", "DOT_ADA"],
      topic: "documents",
    },
    {
      id: "american-airlines.esa",
      value: { is: "words", words: "Not accepted. Emotional support animals travel as pets." },
      basis: "source",
      confidence: "low",
      says: "American recognizes only trained dogs.",
      sources: ["AA_GH"],
      topic: "emotionalSupport",
    },
    {
      id: "american-airlines.carrier",
      value: {
        is: "carrier",
        sizes: [
          { what: "hard", size: [19, 13, 9], unit: "in" },
          { what: "soft", size: [18, 11, 11], unit: "in" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Three sources agree on these sizes.",
      sources: ["AA_IFLY", "CABIN56", "LONGHAUL"],
      topic: "carrier",
    },
    {
      id: "american-airlines.weight",
      value: {
        is: "weight",
        limits: [{ where: "cabin of the Airbus A321T, with the carrier", kg: 9, lb: 20 }],
        further: "No limit is published for other aircraft. The carrier must fit under the seat.",
      },
      basis: "source",
      confidence: "medium",
      says: "A list from July 2026 gives 20 lb with the carrier for the Airbus A321T only. Another says that no limit is published.",
      sources: ["MDCF", "CABIN56"],
      topic: "weight",
    },
    {
      id: "american-airlines.min-age",
      value: { is: "words", words: "At least 8 weeks old." },
      basis: "source",
      confidence: "low",
      says: "Pets must be at least eight weeks old.",
      sources: ["AA_IFLY"],
      note: "Dogs entering the USA must be at least 6 months old (CDC).",
      topic: "age",
    },
    {
      id: "american-airlines.brachycephalic",
      value: {
        is: "words",
        words:
          "Snub-nosed dogs and cats are not accepted as checked pets. In the cabin, they're allowed if they fit.",
      },
      basis: "source",
      confidence: "low",
      says: "The breed list is from 2011, and newer pages still repeat the rule.",
      sources: ["BR_AA11", "AA_RIB"],
      note: "The breed list is from 2011.",
      topic: "snubNosed",
    },
    {
      id: "american-airlines.check-in",
      value: {
        is: "words",
        words:
          "Check in at the ticket counter, not at the curb or a self-service kiosk. Your pet's carrier counts as your carry-on. There's room for about 7 kennels per flight, or 5 on American Eagle.",
      },
      basis: "source",
      confidence: "low",
      says: "You have to check in at the counter.",
      sources: ["AA_PTQ", "AA_BF"],
      note: "The kennel numbers come from older pages.",
      topic: "checkIn",
    },
    {
      id: "american-airlines.routes",
      value: {
        is: "words",
        words:
          "No pets in the cabin on transatlantic, transpacific or Hawaii flights, or on flights to Argentina, Bolivia, Brazil, Chile, Paraguay, Uruguay or Venezuela.",
      },
      basis: "source",
      confidence: "medium",
      says: "Pets fly in the cabin only within the Americas and the Caribbean.",
      sources: ["LONGHAUL", "AA_PW", "AA_PTQ"],
      note: "The list of South American countries comes from an older page.",
      topic: "routes",
    },
    {
      id: "american-airlines.seasonal",
      value: {
        is: "words",
        words:
          "From May 1 to September 30, pets can't travel outside the cabin through Phoenix (PHX), Tucson (TUS), Las Vegas (LAS) or Palm Springs (PSP).",
      },
      basis: "source",
      confidence: "medium",
      says: "Another site quotes American's own page.",
      sources: ["DEEP", "AIRCARD"],
      secondHand: true,
      topic: "routes",
    },
  ],
};
