import { type PrintedBorder, printed } from "../printed.ts";

export const india: PrintedBorder = {
  territory: "IN",
  printed: printed("india", {
    statements: [
      {
        is: "microchip",
        text: "Required. Standard: ISO 11784/11785, 15 digits.",
        step: { until: 0 },
        confidence: "low",
        sources: ["IN_HL", "IN_CMP"],
      },
      {
        is: "rabies",
        text: "Required from the age of 3 months. The first vaccination must be given at least 31 days before entry. Valid for 12 months.",
        step: { until: 31 },
        confidence: "high",
        sources: ["IN_AQCS", "IN_CMP", "INDIA_REPORTED"],
      },
      {
        is: "titre",
        text: "Not listed among the requirements.",
        confidence: "medium",
        sources: ["IN_AQCS"],
      },
      { is: "tapeworm", text: "Not required.", confidence: "medium", sources: ["IN_AQCS"] },
      {
        is: "certificate",
        text: "It must be issued or endorsed by the official authority of the country of origin.",
        step: { until: 0 },
        confidence: "high",
        sources: ["IN_AQCS", "INDIA_REPORTED"],
      },
      {
        is: "permit",
        text: "You need a no-objection certificate (NOC) from AQCS in advance, and a DGFT license if the pet doesn't travel as baggage.",
        confidence: "high",
        sources: ["IN_FAQ", "IN_CBIC", "INDIA_REPORTED"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements. Pets that don't travel as baggage are quarantined. Others may be if there's any doubt.",
        confidence: "high",
        sources: ["IN_FAQ", "INDIA_REPORTED"],
      },
      {
        is: "number",
        text: "Up to 2 pets per person.",
        confidence: "high",
        sources: ["IN_AQCS", "IN_CBIC", "INDIA_REPORTED"],
      },
      {
        is: "notice",
        text: "Apply about 7 days ahead. Enter through Delhi, Mumbai, Kolkata, Chennai, Bengaluru, Hyderabad or Kochi.",
        confidence: "medium",
        sources: ["IN_HL", "IN_FAQ", "IN_CBIC"],
      },
    ],
    unknown: ["export-fees", "import-fees", "parasites", "breeds", "age"],
  }),
};
