import type { Papers } from "../country.ts";

export const indonesia: Papers = {
  exportDocuments: [
    {
      id: "indonesia.export.document.none-from-bali",
      value: { is: "text", text: "Dogs and cats can't leave Bali" },
      basis: "source",
      confidence: "low",
      says: "Animals that can carry rabies can't enter or leave Bali.",
      sources: ["ID_PT"],
      note: "This comes from a guide from about 2021.",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "indonesia.import.document.none-into-bali",
      value: {
        is: "text",
        text: "Dogs, cats and monkeys can't be brought into Bali. Pets can enter Indonesia legally only through ports such as Jakarta",
      },
      basis: "source",
      confidence: "medium",
      says: "Two consulates and a local guide agree.",
      sources: ["ID_PERTH", "ID_CHI", "ID_BALI"],
      note: "The consular pages are old. The ban followed an outbreak in 2008.",
      group: "to-bali",
    },
    {
      id: "indonesia.import.document.by-jakarta",
      value: {
        is: "text",
        text: "Import permit (rekomendasi), health certificate, rabies certificate (valid for 12 months), titer test with a result of 0.5 IU/ml, and quarantine",
      },
      basis: "source",
      confidence: "low",
      says: "The sources name a Barantin permit, a FAVN test with a result of 0.5 IU/ml, and a quarantine of 7 to 14 days.",
      sources: ["PTG_MEM", "ID_PERTH"],
      group: "to-jakarta",
    },
  ],
  importFees: [],
};
