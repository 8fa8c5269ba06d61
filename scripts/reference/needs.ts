/** Who a rule applies to: our sentence for the short texts of the collected data. */
export const needs: Readonly<Record<string, boolean | string>> = {
  "microchip: dogs": true,
  "microchip: unclear": "The sources disagree on whether one is required.",
  "rabies: only dogs from high-risk countries (recommended for others)":
    "Required for dogs from countries that the CDC counts as high-risk for rabies, recommended for all others.",
  "rabies: not for US/Canada origin; others yes": "Required, except from the USA and Canada.",
  "rabies: over 3 months": "Required from the age of 3 months.",
  "rabies: from 3 months": "Required from the age of 3 months.",
  "rabies: from 90 days of age": "Required from the age of 90 days.",
  "rabies: group 3": "Required from countries of group 3.",
  "titre: none": false,
  "titre: none to enter": false,
  "titre: none (optional)": "Not required; it is optional.",
  "titre: none found": "Not named among the requirements.",
  "titre: foreign-vaccinated dogs from CDC high-risk countries, else 28-day quarantine":
    "Required for dogs from high-risk countries that were not vaccinated in the USA; without it they stay 28 days in quarantine.",
  "titre: only for origins or transits not in Annex I/II of Reg. 2026/636":
    "Required for pets that come from or through a country that is not on the EU's lists (Annexes I and II of Regulation (EU) 2026/636).",
  "titre: countries that are not listed by GB":
    "Required from countries that Great Britain does not list.",
  "titre: group 3": "Required from countries of group 3.",
  "titre: yes (Jakarta route)": "Required on the way through Jakarta.",
  "tapeworm: dogs": true,
  "tapeworm: internal parasite treatment, no hour window":
    "Covered by the general treatment against internal parasites; no window in hours.",
  "tapeworm: internal treatments, no hour window found":
    "Covered by the treatments against internal parasites; no window in hours is named.",
  "permit: unclear": "It is unclear whether one is required.",
  "permit: cargo only": "Required for pets that travel as cargo.",
  "permit: advance AQCS NOC; DGFT licence if not baggage":
    "A no-objection certificate (NOC) of AQCS in advance, and a DGFT licence where the pet does not come as baggage.",
  "permit: licence at entry": "A licence is issued and paid for on arrival.",
};
