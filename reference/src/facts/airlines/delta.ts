import { euMembers } from "../../readiness/classes.ts";
import { inches, type Airline } from "../../readiness/airline/limit.ts";

/** The same amount in US and Canadian dollars. */
const dollars = (minor: number) => ["USD", "CAD"].map((currency) => ({ minor, currency }));

const closed = ["AU", "BB", "HK", "IS", "JM", "NZ", "ZA", "GB", "AE"];

export const delta: Airline = {
  key: "delta",
  code: "DL",
  home: "US",
  name: "Delta Air Lines",
  officialPage: "https://www.delta.com/us/en/pet-travel/overview",
  facts: [
    {
      id: "delta.cabin-fee",
      value: {
        is: "fee",
        prices: [
          { amounts: dollars(15000), for: "tickets issued on or after April 8, 2025" },
          { amounts: dollars(9500), for: "tickets issued before April 8, 2025" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Quotations of delta.com, from April to September 2026, base the fee on the date the ticket was issued.",
      sources: ["DEEP", "DL_PTG", "MDCF_FARES"],
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
            amounts: [...dollars(20000), { minor: 20000, currency: "EUR" }],
            for: "each way",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "A copy of delta.com from April 2026 lists this fee.",
      sources: ["DL_PTG", "LONGHAUL", "MDCF_FARES"],
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
        text: "to and from Brazil",
      },
      basis: "source",
      confidence: "medium",
      says: "Flights to and from Brazil have a special fee.",
      sources: ["DL_PTG"],
      topic: "baseFee",
      on: "international",
    },
    {
      id: "delta.pets-per-carrier",
      value: {
        is: "text",
        text: "1 pet per carrier. Exceptions: an unweaned litter with its mother, or 2 pets of the same breed and size, 8 weeks to 6 months old.",
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from Delta's page.",
      sources: ["DL_PTG"],
      topic: "petsInCabin",
    },
    {
      id: "delta.pets-per-flight",
      value: {
        is: "lines",
        lines: [
          "Up to 4 pets per flight in Comfort and Main",
          "Up to 2 in domestic First",
          "None in international Business, Delta One or Premium",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Delta limits the number of pets in each cabin.",
      sources: ["DL_PTG"],
      topic: "petsInCabin",
    },
    {
      id: "delta.cargo",
      value: {
        is: "yes-no",
        yes: false,
        further:
          "Only US military and State Department officers on active duty with orders can ship pets.",
      },
      basis: "source",
      confidence: "medium",
      says: "Only active US military and State Department officers with orders can ship pets.",
      sources: ["DEEP", "DL_PTG", "AIRCARD", "MDCF_PAGES"],
      topic: "cargo",
    },
    {
      id: "delta.service-animals",
      value: { is: "count", animals: 2 },
      basis: "source",
      confidence: "medium",
      says: "This comes from Delta's page on service animals and summaries of it.",
      sources: ["DL_SVC", "DL_CERT", "DOT_ADA"],
      topic: "serviceAnimals",
    },
    {
      id: "delta.service-animal-fee",
      value: { is: "fee", prices: [{ amounts: [{ minor: 0, currency: "USD" }] }] },
      basis: "source",
      confidence: "medium",
      says: "This comes from Delta's page on service animals and summaries of it.",
      sources: ["DL_SVC", "DL_CERT", "DOT_ADA"],
      topic: "serviceAnimalFee",
    },
    {
      id: "delta.service-animal-documents",
      value: {
        is: "lines",
        lines: [
          "US DOT Service Animal Air Transportation Form",
          "US DOT Relief Attestation Form for flights of 8 hours or more",
          "Send the documents 48 hours before departure. If you booked later, show them at check-in or the gate",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from Delta's page on service animals and summaries of it.",
      sources: ["DL_SVC", "DL_CERT", "DOT_ADA"],
      topic: "documents",
    },
    {
      id: "delta.esa",
      value: {
        is: "text",
        text: "Not accepted as service animals since January 11, 2021. Emotional support animals travel as pets, with the pet fee.",
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from Delta's page.",
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
          "Delta doesn't publish a maximum size.",
          "The carrier must fit under the seat, and the space varies by aircraft.",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Delta recommends a soft carrier of 18 × 11 × 11 in and publishes no fixed maximum.",
      sources: ["DL_PTG", "CABIN56", "LONGHAUL"],
      topic: "carrier",
    },
    {
      id: "delta.weight",
      value: {
        is: "text",
        text: "Delta doesn't publish a weight limit. The pet must fit in the carrier and be able to move in it.",
      },
      basis: "source",
      confidence: "medium",
      says: "Delta doesn't publish a weight limit. The pet must fit in the carrier and be able to move in it.",
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
          "At least 6 months old for dogs flying to the USA",
          "At least 15 weeks old for flights to the EU",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from a copy of Delta's page from April 2026. Older pages say 10 weeks.",
      note: "Sources differ: 8 or 10 weeks on domestic flights.",
      sources: ["DL_PTG"],
      topic: "age",
    },
    {
      id: "delta.brachycephalic",
      value: {
        is: "text",
        text: "Not accepted as cargo. Small snub-nosed pets can travel in the cabin if they fit.",
      },
      basis: "source",
      confidence: "medium",
      says: "Delta's cargo page excludes them. Its note on the cabin is general.",
      sources: ["DL_PTG"],
      topic: "snubNosed",
    },
    {
      id: "delta.check-in",
      value: {
        is: "text",
        text: "Call reservations to add your pet. Spots are first come, first served. Your pet counts as your carry-on, and you can't sit in a bulkhead or exit row.",
      },
      basis: "source",
      confidence: "medium",
      says: "You add your pet by phone.",
      sources: ["DL_PTG", "LONGHAUL"],
      topic: "checkIn",
    },
    {
      id: "delta.no-cabin-pets",
      value: {
        is: "text",
        text: "No pets in the cabin on routes to or from Australia, Barbados, Hong Kong, Iceland, Jamaica, New Zealand, South Africa, the United Arab Emirates or the United Kingdom. None to Hawaii, and none from Brazil, Colombia or the Dominican Republic.",
      },
      basis: "source",
      confidence: "medium",
      says: "The sources list the routes on which pets aren't accepted in the cabin.",
      sources: ["DL_PTG", "LONGHAUL"],
      note: "Another directory adds Dakar.",
      topic: "routes",
      on: "international",
    },
    {
      id: "delta.regional-flights",
      value: {
        is: "text",
        text: "Delta Connection doesn't accept live animals outside the USA, except in Canada.",
      },
      basis: "source",
      confidence: "medium",
      says: "The airline that operates the flight decides.",
      sources: ["DEEP", "AIRCARD"],
      secondHand: true,
      topic: "routes",
      on: "international",
    },
  ],
  limits: {
    noCabinWeight: { fact: "delta.weight" },
    cabinCm: {
      fact: "delta.carrier",
      value: { either: inches(18, 11, 11) },
      isUnsure: true,
    },
    hold: { fact: "delta.cargo", value: false, officersOnly: true },
    cargo: { fact: "delta.cargo", value: false, officersOnly: true },
    snubNosed: { fact: "delta.brachycephalic", value: { cabin: true, hold: false, cargo: false } },
    // The carrier is the passenger's one carry-on, so that one pet to a carrier is one to a passenger.
    petsPerPassenger: { fact: "delta.pets-per-carrier", value: 1, sharedUnder: { months: 6 } },
    booking: {
      fact: "delta.pets-per-flight",
      steps: [
        "Book the pet's place with Delta: few pets are allowed per flight.",
        "Don't choose a seat in a bulkhead or exit row, or in Premium, Delta One or international Business.",
      ],
    },
    minAge: {
      fact: "delta.min-age",
      value: { weeks: 8 },
      other: { weeks: 10 },
      to: [
        { countries: euMembers, age: { weeks: 15 } },
        { countries: ["US"], species: "dog", age: { months: 6 } },
      ],
    },
    routes: {
      fact: "delta.no-cabin-pets",
      value: {
        notTo: [...closed, "US-HI"],
        notFrom: [...closed, "BR", "CO", "DO"],
        unsure: ["SN"],
      },
    },
  },
};
