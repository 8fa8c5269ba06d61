import type { Papers } from "../country.ts";

export const canada: Papers = {
  exportDocuments: [
    {
      id: "canada.export.document.certificate",
      value: {
        is: "text",
        text: "The destination's health certificate, completed by a licensed vet and endorsed by a CFIA vet before you leave",
      },
      basis: "source",
      confidence: "medium",
      says: "CFIA doesn't endorse it once the animal has left.",
      sources: ["CA_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "canada.import.document.rabies-certificate",
      value: {
        is: "text",
        text: "Rabies vaccination certificate in English or French from a licensed vet, which identifies the pet. An EU pet passport does, too",
      },
      basis: "source",
      confidence: "medium",
      says: "It's the one document that a pet needs from most countries.",
      sources: ["CA_DOGS", "CA_CATS", "CA_CATS_VACCINATED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "canada.import.document.certificate-of-residence",
      value: {
        is: "text",
        text: "Instead, from a country that Canada recognizes as free of rabies: a vet's certificate that the pet has lived there for six months, or since its birth",
      },
      basis: "source",
      confidence: "medium",
      says: "Canada lists Australia, Fiji, Finland, Iceland, Ireland, Japan, New Zealand, Sweden and the United Kingdom.",
      sources: ["CA_DOGS", "CA_CATS"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "canada.import.document.titer-report",
      value: {
        is: "text",
        text: "Instead of the vaccination certificate: a rabies titer report of at least 0.5 IU/ml",
      },
      basis: "source",
      confidence: "medium",
      says: "It's an alternative for dogs.",
      sources: ["CA_DOGS"],
      checked: "2026-11-29",
      only: "dog",
      group: "all",
    },
  ],
  importFees: [],
};
