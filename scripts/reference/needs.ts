/** Who a rule applies to: our sentence for the short texts of the collected data. */
export const needs: Readonly<Record<string, boolean | string>> = {
  "microchip: dogs": true,
  "microchip: unclear": "Sources disagree on whether one is required.",
  "rabies: only dogs from high-risk countries (recommended for others)":
    "Required for dogs from countries that the CDC lists as high-risk for rabies. Recommended for all others.",
  "rabies: not for US/Canada origin; others yes": "Required, except from the USA and Canada.",
  "rabies: over 3 months": "Required from the age of 3 months.",
  "rabies: from 3 months": "Required from the age of 3 months.",
  "rabies: from 90 days of age": "Required from the age of 90 days.",
  "rabies: group 3": "Required from group 3 countries.",
  "titre: none": false,
  "titre: none to enter": false,
  "titre: none (optional)": "Not required, but optional.",
  "titre: none found": "Not listed among the requirements.",
  "titre: foreign-vaccinated dogs from CDC high-risk countries, else 28-day quarantine":
    "Required for dogs from high-risk countries that weren't vaccinated in the USA. Without it, they're quarantined for 28 days.",
  "titre: only for origins or transits not in Annex I/II of Reg. 2026/636":
    "Required for pets that come from or through a country that is not on the EU's lists (Annexes I and II of Regulation (EU) 2026/636).",
  "titre: countries that are not listed by GB":
    "Required from countries that aren't on Great Britain's list.",
  "titre: group 3": "Required from group 3 countries.",
  "titre: yes (Jakarta route)": "Required when entering through Jakarta.",
  "tapeworm: dogs": true,
  "tapeworm: internal parasite treatment, no hour window":
    "Covered by the general internal parasite treatment. No time window in hours is given.",
  "tapeworm: internal treatments, no hour window found":
    "Covered by the internal parasite treatment. No time window in hours is given.",
  "permit: unclear": "It is unclear whether one is required.",
  "permit: cargo only": "Required for pets traveling as cargo.",
  "permit: advance AQCS NOC; DGFT licence if not baggage":
    "A no-objection certificate (NOC) from AQCS in advance, and a DGFT license if the pet doesn't travel as baggage.",
  "permit: licence at entry": "A license is issued and paid for on arrival.",
};
