import type { Group } from "../../reference/src/facts/country.ts";
import type { Species } from "../../reference/src/facts/fact.ts";

/**
 * ID names of documents and fees, by their path in the collected data. `words` replaces a collected text that is
 * unclear on its own, `only` is the species it applies to.
 */
export type Named = { name: string; words?: string; only?: Species; group?: Group };

export const groups: Readonly<Record<string, Group>> = {
  all: "all",
  from_US_or_Canada: "from-usa-or-canada",
  other_countries: "from-elsewhere",
  listed: "eu-listed",
  not_listed: "eu-not-listed",
  dog_low_risk: "cdc-low-risk",
  dog_high_risk_us_vaccinated: "cdc-high-risk-vaccinated-in-usa",
  dog_high_risk_foreign_vaccinated: "cdc-high-risk-vaccinated-elsewhere",
  cat: "cats",
  returning: "returning",
  returning_within_21_days: "returning",
  cargo: "as-cargo",
  baggage: "as-baggage",
  other: "not-as-baggage",
  new_zealand: "from-new-zealand",
  bali: "to-bali",
  indonesia_via_jakarta: "to-jakarta",
};

export const papers: Readonly<Record<string, Named>> = {
  "USA/export_documents/0": { name: "health-certificate" },
  "USA/export_documents/1": { name: "rabies-certificate" },
  "USA/export_documents/2": { name: "microchip-record" },
  "USA/export_documents/3": {
    name: "us-rabies-certification",
    only: "dog",
    words:
      "For dogs traveling to a CDC high-risk country and back: Certification of U.S.-issued Rabies Vaccination, completed and endorsed by the USDA before departure",
  },
  "USA/export_documents/4": {
    name: "papers-of-the-destination",
    words:
      "Other destination requirements: import permit, titer test report, parasite treatment record",
  },
  "USA/export_fees/0": { name: "no-tests" },
  "USA/export_fees/1": { name: "one-or-two-tests" },
  "USA/export_fees/2": { name: "three-to-six-tests" },
  "USA/export_fees/3": { name: "seven-or-more-tests" },
  "USA/export_fees/4": { name: "service-dogs", only: "dog" },
  "USA/import_documents/dog_low_risk/0": { name: "cdc-form", only: "dog" },
  "USA/import_documents/dog_low_risk/1": {
    name: "screwworm-certificate",
    only: "dog",
    // It depends on the tapeworm, not on rabies.
    group: "all",
    words:
      "From countries with screwworm, including Mexico: screwworm-free certificate signed by an official vet, inspected within 5 days before travel",
  },
  "USA/import_documents/dog_high_risk_us_vaccinated/0": {
    name: "high-risk-vaccinated-in-usa",
    only: "dog",
    words: "CDC Dog Import Form receipt, and Certification of U.S.-issued Rabies Vaccination",
  },
  "USA/import_documents/dog_high_risk_foreign_vaccinated/0": {
    name: "high-risk-vaccinated-elsewhere",
    only: "dog",
  },
  "USA/import_documents/cat/0": {
    name: "no-certificate-for-cats",
    only: "cat",
    words: "No federal certificate; the cat must appear healthy",
  },
  "USA/import_fees/0": { name: "cdc-form", only: "dog" },
  "Mexico/export_documents/0": {
    name: "export-certificate",
    words: "Certificado Zoosanitario para Exportación (CZE), trámite SENASICA-05-001-B",
  },
  "Mexico/export_documents/1": { name: "support-for-the-certificate" },
  "Mexico/export_documents/2": {
    name: "dog-to-the-usa",
    only: "dog",
  },
  "Mexico/export_fees/1": {
    name: "certificate-validity",
    words: "The export certificate (CZE) of a pet is valid for 8 days",
  },
  "Mexico/import_documents/from_US_or_Canada/0": { name: "inspection-instead-of-certificate" },
  "Mexico/import_documents/other_countries/0": { name: "health-certificate" },
  "Mexico/import_documents/other_countries/1": { name: "rabies-certificate" },
  "Mexico/import_documents/all/0": {
    name: "certificate-on-arrival",
    words: "Certificado Zoosanitario para Importación, issued on arrival after inspection",
  },
  "Mexico/import_fees/0": { name: "up-to-three-pets" },
  "Chile/export_documents/0": {
    name: "export-certificate",
    words: "Certificado Zoosanitario de Exportación (CZE) from SAG",
  },
  "Chile/export_documents/1": { name: "private-health-certificate" },
  "Chile/export_documents/2": { name: "rabies-certificate" },
  "Chile/export_documents/3": { name: "deworming" },
  "Chile/export_documents/4": { name: "registration" },
  "Chile/export_documents/5": { name: "address-and-transport" },
  "Chile/export_fees/0": { name: "first-pet" },
  "Chile/export_fees/1": { name: "further-pet" },
  "Chile/export_fees/2": { name: "eu-passport-visa" },
  "Chile/export_fees/3": {
    name: "certificate-validity",
    words: "The export certificate (CZE) is valid for 21 days, or 60 for Argentina",
  },
  "Chile/import_documents/all/0": { name: "health-certificate" },
  "Chile/import_documents/all/1": { name: "rabies-certificate" },
  "Chile/import_documents/all/2": { name: "parasite-treatment" },
  "Chile/import_documents/all/3": {
    name: "microchip-certificate",
    words: "Microchip or tattoo certificate (ISO 11784/11785) for entries from 27 July 2026",
  },
  "Chile/import_documents/all/4": { name: "owner-and-address" },
  "Chile/import_documents/returning_within_21_days/0": { name: "return-within-21-days" },
  "France/export_documents/0": { name: "passport-or-certificate" },
  "France/import_documents/listed/0": {
    name: "health-certificate",
    words:
      "EU animal health certificate (non-commercial) with the owner's declaration, proof of the microchip and the record of the rabies vaccination",
  },
  "France/import_documents/not_listed/0": {
    name: "titration-report",
    words: "Rabies titer test report from an EU-designated lab",
  },
  "United Kingdom/export_documents/0": { name: "certificate-for-the-eu" },
  "United Kingdom/export_documents/1": { name: "certificate-for-other-countries" },
  "United Kingdom/import_documents/all/0": { name: "passport-or-certificate" },
  "United Kingdom/import_documents/all/1": { name: "rabies-record-and-declaration" },
  "United Kingdom/import_documents/all/2": {
    name: "tapeworm-entry",
    only: "dog",
    words: "Tapeworm treatment, entered by a vet",
  },
  "Australia/import_documents/all/0": {
    name: "permit-and-test-records",
    words:
      "Import permit (BICON); rabies titer test (RNATT) report and declaration, endorsed by the official vet; the country's veterinary health certificate; records of parasite treatments and disease tests",
  },
  "Australia/import_documents/new_zealand/0": { name: "no-permit-from-new-zealand" },
  "Australia/import_fees/0": { name: "permit" },
  "Australia/import_fees/1": { name: "quarantine" },
  "Bali/export_documents/0": { name: "none-from-bali" },
  "Bali/import_documents/bali/0": { name: "none-into-bali" },
  "Bali/import_documents/indonesia_via_jakarta/0": { name: "by-jakarta" },
  "Argentina/export_documents/0": { name: "cvi" },
  "Argentina/import_documents/all/0": {
    name: "health-certificate",
    words:
      "Zoosanitary certificate or CVI from the authority of the country of origin (in Spanish or translated) and rabies certificate; clinical exam within 10 days before boarding; certified by the USDA for pets from the USA",
  },
  "Argentina/import_documents/all/1": {
    name: "passport-of-eu-or-gb",
    words:
      "From the EU or Great Britain, an official pet passport validated by the authority is accepted",
  },
  "Argentina/import_fees/0": {
    name: "inspection",
    words: "There's a SENASA inspection fee; the amount isn't stated",
  },
  "Brazil/export_documents/0": { name: "cvi" },
  "Brazil/export_documents/1": { name: "statement-and-rabies-record" },
  "Brazil/export_fees/0": { name: "cvi" },
  "Brazil/import_documents/all/0": { name: "cvi-or-passport" },
  "Brazil/import_documents/returning/0": { name: "return-within-60-days" },
  "Colombia/export_documents/0": { name: "private-health-certificate" },
  "Colombia/export_documents/1": {
    name: "inspection",
    words:
      "ICA inspection up to 72 hours before departure; Certificado de Inspección Sanitaria (CIS), valid 72 hours",
  },
  "Colombia/export_documents/2": { name: "microchip-of-young-dogs", only: "dog" },
  "Colombia/import_documents/all/0": { name: "health-certificate" },
  "Colombia/import_documents/all/1": { name: "vaccination-certificate" },
  "Colombia/import_documents/all/2": { name: "sispap-request" },
  "Costa Rica/export_documents/0": { name: "export-certificate" },
  "Costa Rica/export_fees/0": {
    name: "certificate",
    words: "There's a fee under code C.16 of the tariff; the amount isn't stated",
  },
  "Costa Rica/import_documents/all/0": { name: "health-certificate" },
  "Costa Rica/import_documents/cargo/0": { name: "cargo-permit" },
  "Peru/export_documents/0": { name: "export-certificate" },
  "Peru/export_fees/0": { name: "online" },
  "Peru/export_fees/1": { name: "at-the-airport" },
  "Peru/import_documents/all/0": { name: "certificate-and-rabies" },
  "Peru/import_documents/returning/0": { name: "return-within-30-days" },
  "India/export_documents/0": { name: "health-and-export-certificate" },
  "India/import_documents/baggage/0": { name: "baggage" },
  "India/import_documents/other/0": { name: "licence" },
  "Thailand/export_documents/0": {
    name: "export-permit",
    words:
      "Pet passport or vaccination record; a check at the AQS, export permit and health certificate no more than 3 days before departure",
  },
  "Thailand/import_documents/all/0": { name: "permit-and-certificates" },
  "Thailand/import_fees/0": { name: "entry" },
  "South Africa/export_documents/0": { name: "permit-and-certificate" },
  "South Africa/import_documents/all/0": { name: "permit-certificate-and-tests" },
  "South Africa/import_fees/0": { name: "permit" },
  "Philippines/import_documents/all/0": { name: "permit-and-certificates" },
  "Philippines/import_fees/0": { name: "permit" },
  "Philippines/import_fees/1": { name: "inspection" },
  "Egypt/export_documents/0": { name: "health-certificate" },
  "Egypt/import_documents/all/0": { name: "passport-and-certificate" },
  "Guatemala/export_documents/0": { name: "certificates" },
  "Guatemala/export_fees/0": { name: "certificate" },
  "Guatemala/import_documents/all/0": { name: "certificate" },
  "Panama/import_documents/all/0": { name: "health-certificate" },
  "Panama/import_documents/all/1": { name: "vaccination-certificate" },
  "Panama/import_documents/all/2": { name: "home-quarantine-request" },
  "Panama/import_fees/0": { name: "consular-authentication" },
  "Panama/import_fees/1": { name: "entry" },
  "Panama/import_fees/2": { name: "home-quarantine" },
  "Dominican Republic/import_documents/all/0": { name: "certificate-and-card" },
  "Dominican Republic/import_fees/0": { name: "release-form" },
  "Cuba/export_documents/0": { name: "export-certificate" },
  "Cuba/import_documents/all/0": { name: "export-certificate-of-origin" },
};
