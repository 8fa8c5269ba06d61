/** Replacements for collected texts that readers would not understand, by fact ID. */
export const says: Readonly<Record<string, string>> = {
  "usa.export.fee.seven-or-more-tests": "The top tier of APHIS.",
  "peru.import.document.certificate-and-rabies":
    "Shown on arrival. We don't know whether more is required.",
  "australia.rule.rabies": "12 weeks; the cover is unbroken.",
  "australia.rule.titre":
    "RNATT between 12 months and 180 days before export, counted from the arrival at the laboratory; no exceptions.",
  "aeromexico.cabin-fee.national": "A guide names low and high season.",
  "aeromexico.cabin-fee.international": "A guide names low and high season.",
  "aeromexico.checked-fee": "The same guide.",
  "eu.rule.passport":
    "A text on Regulation 2026/131 says that passports are for residents of the EU.",
  "panama.rule.quarantine": "Home quarantine is one option; we don't know how long it lasts.",
  "cdc.low-risk":
    "On neither list of high-risk countries; Argentina and Mexico are confirmed in documents of 2026.",
};

/** Limitations of a fact that help readers, by fact ID. */
export const notes: Readonly<Record<string, string>> = {
  "usa.export.document.health-certificate":
    "APHIS Form 7001 is for airlines. It isn't the EU form.",
  "usa.export.fee.seven-or-more-tests":
    "Your vet's fee is extra. Each additional pet on the same certificate adds a small charge; we don't know how much.",
  "usa.export.fee.listed": "$275 is the highest rate. A certificate without lab tests costs $101.",
  "usa.rule.rabies":
    "Copies of 42 CFR 71.51 still have an older rule (3 months, 30 days). It no longer applies.",
  "mexico.import.fee.up-to-three-pets":
    "For more than 3 pets, you pay for a certificate and customs inspects them. In 2023, the fee was reported as 2,965 MXN.",
  "chile.export.document.deworming": "Some destinations require other time windows.",
  "chile.export.fee.first-pet": "The UTM is a tax unit. Its value in pesos changes every month.",
  "chile.import.document.microchip-certificate":
    "Two official pages disagree. Confirm with SAG before your trip.",
  "chile.rule.microchip":
    "SENASA's page said June 28 in July 2026 and July 27 on September 30, 2026. SAG's own page didn't mention it in July 2026, and older guides say it isn't required.",
  "chile.rule.rabies": "An older rule (Resolution 6056 of 2009) no longer applies.",
  "chile.rule.quarantine": "We couldn't find this again on July 14, 2026.",
  "eu.export.document.passport-or-certificate": "The issuing office and fee differ by country.",
  "eu.rule.frame":
    "Regulations 576/2013 and 577/2013 stopped applying on April 21, 2026. The main figures didn't change.",
  "eu.rule.titre": "Some texts say 90 days instead of 3 months. Count whole months to be safe.",
  "eu.rule.certificate":
    "The certificate form is changing: APHIS uses the new one from October 1, 2026, and old ones are accepted until March 31, 2027.",
  "eu.rule.age": "Member states can make exceptions for young pets from some countries.",
  "france.rule.breeds": "From guides, not from the French authorities.",
  "germany.rule.breeds": "The customs list of the states' breeds is from 2019. Berlin isn't on it.",
  "united-kingdom.rule.titre":
    "The USA is on the list. For other countries, check with the authority.",
  "united-kingdom.rule.breeds":
    "XL Bully comes from a collection of rules. The authority's page links to the list of banned breeds.",
  "united-kingdom.rule.notice": "So pets can't fly to the UK in the cabin.",
  "australia.import.fee.permit": "Fees change every year on July 1.",
  "australia.import.fee.quarantine": "There's a newer page from January 2026.",
  "australia.rule.groups": "We don't know which group Latin American countries are in.",
  "australia.rule.titre":
    "Taken after the vaccination; 3 to 4 weeks later is advised. Until 2023, a test was valid for 24 months.",
  "indonesia.import.document.none-into-bali":
    "The consular pages are old. The ban followed an outbreak in 2008.",
  "indonesia.export.document.none-from-bali": "From a guide from about 2021.",
  "argentina.rule.rabies": "Consulates say 30 days. Mercosur rules say 21.",
  "argentina.rule.parasites": "An older consular page doesn't require it.",
  "brazil.rule.rabies": "A 30-day wait is reported for countries outside Mercosur.",
  "colombia.export.document.private-health-certificate": "It used to be 3 days.",
  "costa-rica.rule.microchip": "Older guides say it isn't required.",
  "peru.export.fee.at-the-airport": "Sources give two prices. Confirm before you go.",
  "philippines.import.fee.permit": "From a 2018 page.",
  "philippines.import.fee.inspection": "From a 2018 page.",
  "philippines.rule.certificate": "For Canada, the embassy in Ottawa says 10 days.",
  "guatemala.export.fee.certificate": "From an older page.",
  "panama.import.fee.home-quarantine": "Older pages say $120.",
  "cdc.high-risk":
    "The newest list is from April 15, 2026. Peru, the Philippines, South Africa and Thailand come from the 2021 list: confirm with the CDC.",
  "cdc.low-risk": "Ceuta and Melilla are on the high-risk list of April 15, 2026.",
  "eu.listed": "Australia and Chile rest on one list: confirm them with the authority.",
  "eu.not-listed": "Derived from the list, which doesn't include these countries.",
  "delta.min-age":
    "Older pages say 10 weeks, and 16 weeks to the USA. The CDC requires dogs to be 6 months old.",
  "delta.no-cabin-pets": "Another directory adds Ireland and Dakar.",
  "american-airlines.cabin-fee":
    "Check the airline's own page: both newer sources are directories.",
  "american-airlines.min-age": "Dogs entering the USA must be at least 6 months old (CDC).",
  "american-airlines.routes": "The list of South American countries comes from an older page.",
  "american-airlines.check-in": "The kennel numbers come from older pages.",
  "american-airlines.brachycephalic": "The breed list is from 2011.",
  "aeromexico.cabin-fee.national":
    "Undated, about 2023–2024. Other pages give 1,000 to 1,400 MXN and $125 for earlier years.",
  "aeromexico.cabin-fee.international":
    "Undated, about 2023–2024. Other pages give 1,000 to 1,400 MXN and $125 for earlier years.",
  "aeromexico.min-age": "One page says 16 weeks.",
  "aeromexico.flight-limit": "A list from May 2026 has pets in the cabin on Mexico City–Tokyo.",
  "aeromexico.esa": "Undated. For flights to and from the USA, ask the airline.",
  "aeromexico.service-animal-documents": "The DOT form follows from the US rule.",
};

/** Sources of notes, if they differ from the source of the fact. */
export const noteSources: Readonly<Record<string, readonly string[]>> = {
  "eu.rule.certificate": ["AUDIT"],
  "chile.rule.rabies": ["WTO_CL"],
  "aeromexico.flight-limit": ["LONGHAUL"],
  "brazil.rule.rabies": ["PTG_MEM"],
  "australia.import.fee.quarantine": ["DEEP"],
  "philippines.rule.certificate": ["PH_OTT"],
  "cdc.high-risk": ["DEEP", "CORR1"],
  "cdc.low-risk": ["DEEP"],
};

/** The fact IDs of this file that the collected data no longer has. */
export const unusedTexts = (ids: ReadonlySet<string>): string[] =>
  [...Object.keys(says), ...Object.keys(notes), ...Object.keys(noteSources)].filter(
    (id) => !ids.has(id),
  );
