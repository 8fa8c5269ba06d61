import type { Papers } from "../country.ts";

export const newZealand: Papers = {
  exportDocuments: [
    {
      id: "new-zealand.export.document.certificate",
      value: {
        is: "text",
        text: "Export certificate signed by an official vet of MPI, and for flights over 6 hours an animal welfare export certificate",
      },
      basis: "source",
      confidence: "medium",
      says: "Only vets authorized by MPI sign it. Requirements follow those of the destination.",
      sources: ["NZ_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "new-zealand.import.document.certificate",
      value: {
        is: "text",
        text: "MPI's model veterinary certificate, completed and endorsed by an official vet of the exporting country, with lab reports",
      },
      basis: "source",
      confidence: "medium",
      says: "The model depends on the country's category.",
      sources: ["NZ_REPORTED", "MPI_CERT"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "new-zealand.import.document.permit",
      value: { is: "text", text: "Import permit, unless the pet comes from Australia" },
      basis: "source",
      confidence: "high",
      says: "Since August 15, 2024, it takes 30 working days.",
      sources: ["MPI", "NZ_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "new-zealand.import.document.quarantine",
      value: {
        is: "text",
        text: "A place in an approved quarantine facility, unless the pet comes from Australia",
      },
      basis: "source",
      confidence: "medium",
      says: "Pets from other countries go there from the airport.",
      sources: ["NZ_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [],
};
