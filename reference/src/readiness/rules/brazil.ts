import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";
import { certificate, rabiesValid, waits } from "./south-america.ts";

export const brazil: BorderRules = {
  territory: "BR",
  name: "Brazil",
  authority: "MAPA",
  rules: rulesOf("br", [
    allowed("Dogs and cats can enter without a permit.", quoted("CORR2", "PTG_MEM")),
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: waits(21),
      readings: [waits(30)],
      conflict:
        "Mercosur rules say 21 days. For other countries, 30 are reported. Allow 30 to be safe.",
      text: "21 days must pass after the first rabies vaccination.",
      ...quoted("CORR2", "PTG_MEM"),
    },
    {
      ...rabiesValid("CORR2"),
      asks: { is: "covered", anchor: "entry", unlessYounger: { days: 90 } },
      text: "From 90 days of age, the rabies vaccination must be valid.",
    },
    {
      id: "parasites",
      requirement: "parasites",
      asks: {
        is: "treatment",
        against: ["internal", "external"],
        window: { anchor: "departure", from: { days: 15 } },
        ofCertificate: true,
      },
      text: "The pet must be treated for internal and external parasites within 15 days before the certificate is issued.",
      ...quoted("CORR2"),
    },
    {
      id: "certificate",
      requirement: "certificate",
      asks: certificate,
      text: "The certificate must be issued within 10 days after the exam. It's valid for 60 days.",
      ...quoted("CORR2", "BR_CISA"),
    },
    notRequired("chip", "No microchip is required.", quoted("CORR2")),
    notRequired("titre", "No titer test is required.", quoted("CORR2", "PTG_MEM")),
    notRequired("permit", "No permit is required.", quoted("CORR2", "PTG_MEM")),
    notRequired("quarantine", "There's no quarantine.", quoted("CORR2", "PTG_MEM")),
    notRequired("tapeworm", "No tapeworm treatment is required.", quoted("CORR2")),
  ]),
  printed: printed("brazil", {
    ruleTopics: ["microchip", "rabies", "titre", "tapeworm", "parasites", "permit", "quarantine"],
    statements: [
      {
        is: "certificate",
        also: "It must be issued or endorsed by the official authority. Valid for 60 days.",
        confidence: "medium",
        sources: ["CORR2", "BR_CISA"],
      },
      {
        is: "age",
        text: "Pets under 90 days old can travel unvaccinated if their age is certified.",
        confidence: "medium",
        sources: ["CORR1", "MDCF_BR"],
      },
    ],
    unknown: ["import-fees", "breeds", "number", "notice"],
  }),
};
