// Written by scripts/make-reference.ts.
import type { AirlineFacts } from "../airline.ts";

export const delta: AirlineFacts = {
  name: "Delta Air Lines",
  officialPage: "https://www.delta.com/us/en/pet-travel/overview",
  facts: [
    {
      id: "delta.cabin-fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [
              { minor: 15000, currency: "USD" },
              { minor: 15000, currency: "CAD" },
            ],
            for: "tickets issued on or after April 8, 2025",
          },
          {
            amounts: [
              { minor: 9500, currency: "USD" },
              { minor: 9500, currency: "CAD" },
            ],
            for: "tickets issued before April 8, 2025",
          },
        ],
      },
      basis: "source",
      confidence: "high",
      says: "Two quotes of delta.com (Apr and Aug 2026) key the fee to the ticket issue date.",
      sources: ["DEEP", "DL_PTG"],
      topic: "baseFee",
      on: "national",
      stands: "newer",
    },
    {
      id: "delta.international-fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [
              { minor: 20000, currency: "USD" },
              { minor: 20000, currency: "CAD" },
              { minor: 20000, currency: "EUR" },
            ],
            for: "each way",
          },
        ],
      },
      basis: "source",
      confidence: "high",
      says: "delta.com scraped April 2026.",
      sources: ["DL_PTG", "LONGHAUL"],
      topic: "baseFee",
      on: "international",
    },
    {
      id: "delta.brazil-fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 20000, currency: "USD" }],
            for: "tickets issued on or after April 8, 2025",
          },
          {
            amounts: [{ minor: 7500, currency: "USD" }],
            for: "tickets issued before April 8, 2025",
          },
        ],
        words: "to and from Brazil",
      },
      basis: "source",
      confidence: "medium",
      says: "Special Brazil fee.",
      sources: ["DL_PTG"],
      topic: "baseFee",
      on: "international",
    },
    {
      id: "delta.pets-per-carrier",
      value: {
        is: "words",
        words:
          "1 pet per carrier. Exceptions: an unweaned litter with its mother, or 2 pets of the same breed and size, 8 weeks to 6 months old.",
      },
      basis: "source",
      confidence: "medium",
      says: "Delta page.",
      sources: ["DL_PTG"],
      topic: "petsInCabin",
    },
    {
      id: "delta.pets-per-flight",
      value: {
        is: "lines",
        lines: [
          "Pets in the cabin per flight: 4 in Comfort and Main",
          "2 in domestic First",
          "None in international Business, Delta One or Premium",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Cabin limits.",
      sources: ["DL_PTG"],
      topic: "petsInCabin",
    },
    {
      id: "delta.cargo",
      value: {
        is: "yes-no",
        yes: false,
        further: "Only for US military and State Department officers on active duty with orders.",
      },
      basis: "source",
      confidence: "high",
      says: "Shipping only for active US military and State Department officers with orders.",
      sources: ["DEEP", "DL_PTG", "AIRCARD"],
      topic: "cargo",
    },
    {
      id: "delta.service-animals",
      value: { is: "count", animals: 2 },
      basis: "source",
      confidence: "high",
      says: "Delta service-animal page and summaries.",
      sources: ["DL_SVC", "DL_CERT", "DOT_ADA"],
      topic: "serviceAnimals",
    },
    {
      id: "delta.service-animal-fee",
      value: { is: "fee", prices: [{ amounts: [{ minor: 0, currency: "USD" }] }] },
      basis: "source",
      confidence: "high",
      says: "Delta service-animal page and summaries.",
      sources: ["DL_SVC", "DL_CERT", "DOT_ADA"],
      topic: "serviceAnimalFee",
    },
    {
      id: "delta.service-animal-documents",
      value: {
        is: "lines",
        lines: [
          "US DOT Service Animal Air Transportation Form",
          "US DOT Relief Attestation Form when a flight is 8 hours or more",
          "Documents 48 hours before departure; if you booked later, show them at check-in or the gate",
        ],
      },
      basis: "source",
      confidence: "high",
      says: "Delta service-animal page and summaries.",
      sources: ["DL_SVC", "DL_CERT", "DOT_ADA"],
      topic: "documents",
    },
    {
      id: "delta.esa",
      value: {
        is: "words",
        words:
          "Not accepted as service animals since January 11, 2021. They travel as pets and pay the fee.",
      },
      basis: "source",
      confidence: "high",
      says: "Delta page.",
      sources: ["DL_SVC"],
      topic: "emotionalSupport",
      stands: "newer",
    },
    {
      id: "delta.carrier",
      value: {
        is: "carrier",
        sizes: [{ what: "soft, recommended", size: [18, 11, 11], unit: "in" }],
        further: [
          "No maximum size is published.",
          "It must fit under the seat; size varies by aircraft.",
        ],
      },
      basis: "source",
      confidence: "high",
      says: "Delta recommends soft 18x11x11 in and publishes no fixed maximum.",
      sources: ["DL_PTG", "CABIN56", "LONGHAUL"],
      topic: "carrier",
    },
    {
      id: "delta.weight",
      value: {
        is: "words",
        words: "No weight is published. The pet must fit in the carrier and be able to move in it.",
      },
      basis: "source",
      confidence: "medium",
      says: "No published weight; pet must fit and move in the carrier.",
      sources: ["CABIN56", "LONGHAUL"],
      secondHand: true,
      topic: "weight",
    },
    {
      id: "delta.min-age",
      value: {
        is: "lines",
        lines: [
          "At least 8 weeks old on domestic flights",
          "Dogs to the USA at least 6 months",
          "To the EU at least 15 weeks",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Delta page of April 2026.",
      sources: ["DL_PTG"],
      note: "Older pages say 10 weeks, and 16 weeks to the USA. The CDC requires dogs to be 6 months old.",
      topic: "age",
    },
    {
      id: "delta.brachycephalic",
      value: {
        is: "words",
        words: "Not accepted as cargo. Small snub-nosed pets can travel in the cabin if they fit.",
      },
      basis: "source",
      confidence: "medium",
      says: "Cargo page text; cabin note is general.",
      sources: ["DL_PTG"],
      topic: "snubNosed",
    },
    {
      id: "delta.check-in",
      value: {
        is: "words",
        words:
          "Call reservations to add your pet: first come, first served. The pet counts as your carry-on. No bulkhead or exit rows.",
      },
      basis: "source",
      confidence: "medium",
      says: "Booking by phone.",
      sources: ["DL_PTG", "LONGHAUL"],
      topic: "checkIn",
    },
    {
      id: "delta.no-cabin-pets",
      value: {
        is: "words",
        words:
          "No pets in the cabin on these routes: Australia, Barbados, Brazil (from), Colombia (from), Dominican Republic (from), Hawaii (to), Hong Kong, Iceland, Jamaica, New Zealand, South Africa, United Kingdom, United Arab Emirates.",
      },
      basis: "source",
      confidence: "medium",
      says: "Routes where pets aren't accepted in the cabin.",
      sources: ["DL_PTG", "LONGHAUL"],
      note: "Another directory adds Ireland and Dakar.",
      topic: "routes",
      on: "international",
    },
    {
      id: "delta.regional-flights",
      value: {
        is: "words",
        words: "Delta Connection doesn't accept live animals outside the US, except Canada.",
      },
      basis: "source",
      confidence: "medium",
      says: "Operating carrier decides.",
      sources: ["DEEP", "AIRCARD"],
      secondHand: true,
      topic: "routes",
      on: "international",
    },
  ],
};
