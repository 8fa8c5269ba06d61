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
      says: "150 each way in two 2026 datasets; 125 in the older iFly page.",
      sources: ["LONGHAUL", "PTG", "AA_IFLY"],
      note: "Check the airline's own page: both newer sources are directories.",
      topic: "baseFee",
      stands: "newer",
    },
    {
      id: "american-airlines.cargo",
      value: {
        is: "yes-no",
        yes: false,
        further: "Checked pets only for US military and State Department officers on active duty.",
      },
      basis: "source",
      confidence: "medium",
      says: "Checked pets only for active-duty US military and State Department; others cabin only.",
      sources: ["DEEP", "AIRCARD"],
      secondHand: true,
      topic: "cargo",
    },
    {
      id: "american-airlines.service-animals",
      value: { is: "count", animals: 2 },
      basis: "source",
      confidence: "medium",
      says: "Summaries of the AA page.",
      sources: ["AA_GH", "AA_NAHF", "AA_RIB", "DOT_ADA"],
      topic: "serviceAnimals",
      stands: "newer",
    },
    {
      id: "american-airlines.service-animal-fee",
      value: { is: "fee", prices: [{ amounts: [{ minor: 0, currency: "USD" }] }] },
      basis: "source",
      confidence: "medium",
      says: "Summaries of the AA page.",
      sources: ["AA_GH", "AA_NAHF", "AA_RIB", "DOT_ADA"],
      topic: "serviceAnimalFee",
    },
    {
      id: "american-airlines.service-animal-documents",
      value: {
        is: "lines",
        lines: [
          "US DOT Service Animal Air Transportation Form",
          "Relief attestation for flights over 8 hours",
          "Documents 48 hours before departure, or at the airport if you booked within 48 hours",
          "Service Animal ID valid up to 1 year",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Summaries of the AA page.",
      sources: ["AA_GH", "AA_NAHF", "AA_RIB", "DOT_ADA"],
      topic: "documents",
    },
    {
      id: "american-airlines.esa",
      value: { is: "words", words: "Not accepted. They travel as pets." },
      basis: "source",
      confidence: "medium",
      says: "AA recognises trained dogs only.",
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
      confidence: "high",
      says: "Three sources agree.",
      sources: ["AA_IFLY", "CABIN56", "LONGHAUL"],
      topic: "carrier",
    },
    {
      id: "american-airlines.weight",
      value: {
        is: "weight",
        limits: [{ where: "cabin", kg: 9, lb: 20 }],
        further:
          "Commonly stated for pet and carrier together. The airline doesn't publish a figure.",
      },
      basis: "source",
      confidence: "medium",
      says: "Two say 20 lb with carrier; one says not published.",
      sources: ["AA_IFLY", "LONGHAUL", "CABIN56"],
      topic: "weight",
    },
    {
      id: "american-airlines.min-age",
      value: { is: "words", words: "At least 8 weeks old." },
      basis: "source",
      confidence: "medium",
      says: "Eight weeks.",
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
      confidence: "medium",
      says: "Breed list of 2011; rule still repeated.",
      sources: ["BR_AA11", "AA_RIB"],
      note: "The breed list is from 2011.",
      topic: "snubNosed",
    },
    {
      id: "american-airlines.check-in",
      value: {
        is: "words",
        words:
          "Check in at the ticket counter, not curbside or self-service. The carrier replaces your carry-on. About 7 kennels per flight, or 5 on American Eagle.",
      },
      basis: "source",
      confidence: "low",
      says: "Counter check-in.",
      sources: ["AA_PTQ", "AA_BF"],
      note: "The kennel numbers come from older pages.",
      topic: "checkIn",
    },
    {
      id: "american-airlines.routes",
      value: {
        is: "words",
        words:
          "No pets in the cabin on transatlantic, transpacific or Hawaii flights, or to Argentina, Bolivia, Brazil, Chile, Paraguay, Uruguay or Venezuela.",
      },
      basis: "source",
      confidence: "medium",
      says: "Americas and Caribbean only.",
      sources: ["LONGHAUL", "AA_PW", "AA_PTQ"],
      note: "The list of South American countries comes from an older page.",
      topic: "routes",
    },
    {
      id: "american-airlines.seasonal",
      value: {
        is: "words",
        words:
          "Pets outside the cabin can't travel through PHX, TUS, LAS or PSP from May 1 to September 30.",
      },
      basis: "source",
      confidence: "medium",
      says: "AA page quote.",
      sources: ["DEEP", "AIRCARD"],
      secondHand: true,
      topic: "routes",
    },
  ],
};
