import type { Rules } from "../country.ts";

export const india: Rules = {
  rules: [
    {
      id: "india.rule.microchip",
      value: { is: "microchip", required: true, standard: "ISO 11784/11785, 15 digits" },
      basis: "source",
      confidence: "low",
      says: "This comes from relocation companies.",
      sources: ["IN_HL", "IN_CMP"],
    },
    {
      id: "india.rule.rabies",
      value: {
        is: "rabies",
        required: "Required from the age of 3 months.",
        minDaysBeforeEntry: 31,
        validity: "12 months",
      },
      basis: "source",
      confidence: "high",
      says: "The vaccination must be more than one month old, and no more than 12 months old when you embark.",
      sources: ["IN_AQCS", "IN_CMP", "INDIA_REPORTED"],
    },
    {
      id: "india.rule.titre",
      value: { is: "titre", required: "Not listed among the requirements." },
      basis: "source",
      confidence: "medium",
      says: "The requirements don't list a titer test.",
      sources: ["IN_AQCS"],
    },
    {
      id: "india.rule.certificate",
      value: { is: "certificate", endorsedBy: "the official authority of the country of origin" },
      basis: "source",
      confidence: "high",
      says: "An official certificate is required, and the owner's name must match the ticket.",
      sources: ["IN_AQCS", "INDIA_REPORTED"],
    },
    {
      id: "india.rule.tapeworm",
      value: { is: "tapeworm", required: false },
      basis: "source",
      confidence: "medium",
      says: "No tapeworm treatment is listed.",
      sources: ["IN_AQCS"],
    },
    {
      id: "india.rule.permit",
      value: {
        is: "permit",
        required:
          "You need a no-objection certificate (NOC) from AQCS in advance, and a DGFT license if the pet doesn't travel as baggage.",
      },
      basis: "source",
      confidence: "high",
      says: "Airlines refuse pets without the advance NOC.",
      sources: ["IN_FAQ", "IN_CBIC", "INDIA_REPORTED"],
    },
    {
      id: "india.rule.quarantine",
      value: {
        is: "quarantine",
        days: 0,
        further: [
          "Pets that don't travel as baggage are quarantined. Others may be if there's any doubt.",
        ],
      },
      basis: "source",
      confidence: "high",
      says: "Pets that travel as baggage aren't quarantined unless there's any doubt.",
      sources: ["IN_FAQ", "INDIA_REPORTED"],
    },
    {
      id: "india.rule.number",
      value: { is: "number", pets: 2 },
      basis: "source",
      confidence: "high",
      says: "Each passenger can bring up to two dogs or cats.",
      sources: ["IN_AQCS", "IN_CBIC", "INDIA_REPORTED"],
    },
    {
      id: "india.rule.notice",
      value: {
        is: "notice",
        words:
          "Apply about 7 days ahead. Enter through Delhi, Mumbai, Kolkata, Chennai, Bengaluru, Hyderabad or Kochi.",
      },
      basis: "source",
      confidence: "medium",
      says: "Pets must enter through a designated port.",
      sources: ["IN_HL", "IN_FAQ", "IN_CBIC"],
    },
  ],
  gaps: [
    { id: "india.gap.export-fees", topic: "export-fees" },
    { id: "india.gap.import-fees", topic: "import-fees" },
    { id: "india.gap.parasites", topic: "parasites" },
    { id: "india.gap.breeds", topic: "breeds" },
    { id: "india.gap.age", topic: "age" },
  ],
};
