/** Replacements for collected texts that readers would not understand, by fact ID. */
export const says: Readonly<Record<string, string>> = {
  "usa.export.fee.seven-or-more-tests": "The top tier of APHIS.",
  "peru.import.document.certificate-and-rabies":
    "Shown on arrival. Whether more is asked for is not known here.",
  "australia.rule.rabies": "12 weeks; the cover is unbroken.",
  "australia.rule.titre":
    "RNATT between 12 months and 180 days before export, counted from the arrival at the laboratory; no exceptions.",
  "aeromexico.cabin-fee.national": "A guide names low and high season.",
  "aeromexico.cabin-fee.international": "A guide names low and high season.",
  "aeromexico.checked-fee": "The same guide.",
  "eu.rule.passport":
    "A text on Regulation 2026/131 says that passports are for residents of the EU.",
  "panama.rule.quarantine": "Home quarantine is one option; how long it lasts is not known here.",
  "cdc.low-risk":
    "On neither list of high-risk countries; Argentina and Mexico are confirmed in documents of 2026.",
};

/** Limitations of a fact that help readers, by fact ID. */
export const notes: Readonly<Record<string, string>> = {
  "usa.export.document.health-certificate":
    "APHIS Form 7001 is a paper for airlines, not the form of the EU.",
  "usa.export.fee.seven-or-more-tests":
    "The fee of the vet comes on top. A further pet on the same certificate adds a small charge, which is not known here.",
  "usa.export.fee.listed":
    "$275 is the top tier; a certificate without laboratory tests costs $101.",
  "usa.rule.rabies":
    "An older rule (3 months, 30 days) still stands in copies of 42 CFR 71.51; it no longer holds.",
  "mexico.import.fee.up-to-three-pets":
    "For more than three pets a certificate is paid for and customs look at them; 2965 MXN was reported in 2023.",
  "chile.export.document.deworming": "Some destinations ask for other windows.",
  "chile.export.fee.first-pet": "The UTM is a tax unit; its worth in pesos changes every month.",
  "chile.import.document.microchip-certificate":
    "Two official pages disagree: confirm it with SAG before the trip.",
  "chile.rule.microchip":
    "SENASA's page said June 28 in July 2026 and July 27 on September 30, 2026. SAG's own page did not say so in July 2026, and older guides say it is not required.",
  "chile.rule.rabies": "An older rule (Resolution 6056 of 2009) no longer holds.",
  "chile.rule.quarantine": "Not found again on 14 July 2026.",
  "eu.export.document.passport-or-certificate":
    "Which office issues it, and for what fee, differs by country and is not known here.",
  "eu.rule.frame":
    "Regulations 576/2013 and 577/2013 stopped applying on 21 April 2026. The main figures stayed the same.",
  "eu.rule.titre": "Some texts say 90 days instead of 3 months: count whole months to be safe.",
  "eu.rule.certificate":
    "The models of the certificate change: APHIS uses the new one from 1 October 2026, old ones are accepted until 31 March 2027.",
  "eu.rule.age": "Member states may make exceptions for young pets from some countries.",
  "france.rule.breeds": "From guides, not from the French authority.",
  "germany.rule.breeds":
    "The customs list of further breeds of the states is of 2019; Berlin is not on it.",
  "united-kingdom.rule.titre":
    "The USA is listed. Which other countries are is not known here: ask the authority.",
  "united-kingdom.rule.breeds":
    "XL Bully stands in a collection of rules; the authority's page links the list of banned breeds.",
  "united-kingdom.rule.notice": "So a pet cannot fly to the UK in the cabin.",
  "australia.import.fee.permit": "Fees change on 1 July.",
  "australia.import.fee.quarantine": "A newer page of January 2026 exists.",
  "australia.rule.groups": "Which group the countries of Latin America are in is not known here.",
  "australia.rule.titre":
    "Taken after the vaccination; three to four weeks later is advised. Until 2023 a test held for 24 months.",
  "indonesia.import.document.none-into-bali":
    "The consular pages are old; the ban followed the outbreak of 2008.",
  "indonesia.export.document.none-from-bali": "From a guide of about 2021.",
  "argentina.rule.rabies": "Consulates say 30 days. Mercosur rules say 21.",
  "argentina.rule.parasites": "An older consular page does not ask for it.",
  "brazil.rule.rabies": "30 days are reported for countries outside Mercosur.",
  "colombia.export.document.private-health-certificate": "It was 3 days before.",
  "costa-rica.rule.microchip": "Older guides say it is not required.",
  "peru.export.fee.at-the-airport": "Two prices are reported: confirm them.",
  "philippines.import.fee.permit": "From a page of 2018.",
  "philippines.import.fee.inspection": "From a page of 2018.",
  "philippines.rule.certificate": "The embassy in Ottawa says 10 days for Canada.",
  "guatemala.export.fee.certificate": "From an old page.",
  "panama.import.fee.home-quarantine": "Older pages say 120 USD.",
  "cdc.high-risk":
    "The newest list is of 15 April 2026. Peru, the Philippines, South Africa and Thailand rest on the list of 2021: confirm them with the CDC.",
  "cdc.low-risk": "Ceuta and Melilla are on the high-risk list of 15 April 2026.",
  "eu.listed": "Australia and Chile rest on one list: confirm them with the authority.",
  "eu.not-listed": "Worked out from the list, on which these countries do not stand.",
  "delta.min-age":
    "Older pages say 10 weeks, and 16 weeks to the USA; the CDC asks for 6 months of dogs.",
  "delta.no-cabin-pets": "Another collection adds Ireland and Dakar.",
  "american-airlines.cabin-fee":
    "The airline's own page should be asked: both newer sources are collections.",
  "american-airlines.min-age": "Dogs that enter the USA must be 6 months old (CDC).",
  "american-airlines.routes": "The list of South American countries comes from an older page.",
  "american-airlines.check-in": "The numbers of kennels come from older pages.",
  "american-airlines.brachycephalic": "The list of breeds is of 2011.",
  "aeromexico.cabin-fee.national":
    "Undated, of about 2023–24. Other pages name 1000 to 1400 MXN and 125 USD for earlier years.",
  "aeromexico.cabin-fee.international":
    "Undated, of about 2023–24. Other pages name 1000 to 1400 MXN and 125 USD for earlier years.",
  "aeromexico.min-age": "One page says 16 weeks.",
  "aeromexico.flight-limit": "A list of May 2026 has cabin pets on Mexico City–Tokyo.",
  "aeromexico.esa": "Undated: ask the airline for flights to and from the USA.",
  "aeromexico.service-animal-documents":
    "That the DOT form is asked for follows from the rule of the USA.",
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
