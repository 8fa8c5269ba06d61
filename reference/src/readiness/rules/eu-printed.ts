/** What pages print of the EU and of its states, beside their rules. */
import { type Printed, printed } from "../printed.ts";
import type { SourceId } from "../../sources.ts";

/** Of every state. */
export const euPrinted = printed("eu", {
  ruleTopics: ["rabies", "titre", "tapeworm", "permit", "quarantine", "number"],
  statements: [
    {
      is: "microchip",
      also: "Standard: ISO 11784 (HDX or FDX-B), readable with an ISO 11785 scanner. Also accepted: a legible tattoo applied before July 3, 2011.",
      iso: true,
      confidence: "high",
      sources: ["EU576A2", "DEEP", "DOGTAG"],
    },
    {
      is: "parasites",
      text: "No other treatment required.",
      confidence: "medium",
      sources: ["CORR2", "MDCF_ES"],
    },
    {
      is: "certificate",
      also: "It must be issued or endorsed by an official vet of the country of departure. For the USA, APHIS endorses it in ink and embosses it.",
      confidence: "medium",
      sources: ["DEEP", "DOGTAG", "PTG_MEM", "AUDIT", "EU_QUOTED"],
    },
    {
      is: "passport",
      text: "Since April 22, 2026, EU pet passports are valid only for owners who live in the EU. Everyone else needs the certificate for each trip.",
      confidence: "medium",
      sources: ["UAEU", "EU_REPORTED2"],
    },
    {
      is: "age",
      confidence: "medium",
      says: "Finland's authority says at least 15 weeks, which follows from the vaccination rule.",
      sources: ["DEEP", "EU_QUOTED"],
      note: "Member states can make exceptions for young pets from some countries.",
    },
    {
      is: "notice",
      text: "Enter through a designated travelers' point of entry, and present your pet to the authority.",
      confidence: "medium",
      sources: ["EC_COPY", "PTG_GOV"],
    },
    {
      is: "frame",
      text: "Regulation (EU) 2016/429, Part VI; Delegated Regulation (EU) 2026/131; and Implementing Regulations (EU) 2026/636 and 2026/705.",
      confidence: "high",
      sources: ["DEEP", "AUDIT", "CORR2", "EU_REPORTED"],
      note: "Regulations 576/2013 and 577/2013 stopped applying on April 21, 2026. The main figures didn't change.",
    },
  ],
  unknown: ["export-fees", "import-fees"],
});

/** What a state does about breeds; where there is no list, nobody is kept out for a breed. */
const breeds = (key: string, source: SourceId, text: string): Printed =>
  printed(key, {
    only: "dog",
    checked: "2026-11-29",
    statements: [{ is: "breeds", text, also: text, confidence: "medium", sources: [source] }],
    unknown: [],
  });

/** Of one state alone. */
export const statesPrinted: Readonly<Record<string, Printed>> = {
  AT: breeds(
    "austria",
    "AT_REPORTED",
    "No breed is banned in the whole country. Vienna, Lower Austria and Vorarlberg have lists of breeds with conditions.",
  ),
  BE: breeds(
    "belgium",
    "BE_REPORTED",
    "No breed is banned in the whole country. Towns and regions have rules of their own.",
  ),
  CZ: breeds(
    "czechia",
    "CZ_REPORTED",
    "No breed is banned. Towns can ask for a muzzle or a leash.",
  ),
  DK: breeds(
    "denmark",
    "DK_REPORTED",
    "The ban also holds for visitors. Through Denmark, such a dog may only pass without leaving the vehicle except for short stops.",
  ),
  HU: breeds(
    "hungary",
    "HU_REPORTED",
    "No breed is banned. Single dogs can be declared dangerous for what they did.",
  ),
  IE: breeds(
    "ireland",
    "IE_REPORTED",
    "Restricted breeds wear a muzzle and are led on a leash of at most 2 meters in public.",
  ),
  NL: breeds("netherlands", "NL_REPORTED", "No breed of dog is banned."),
  PT: breeds(
    "portugal",
    "PT_REPORTED",
    "From outside the EU, the owner of a restricted breed signs a statement of responsibility where they enter, for stays of up to four months.",
  ),
  FR: printed("france", { ruleTopics: ["breeds"], only: "dog", statements: [], unknown: [] }),
  DE: printed("germany", {
    only: "dog",
    statements: [
      {
        is: "breeds",
        also: "Customs lists more breeds that are banned in Brandenburg, Bavaria, Hamburg, Hesse and Baden-Württemberg. Exceptions: returning dogs with a permit, and service and assistance dogs. One guide adds stays of up to 4 weeks.",
        confidence: "high",
        sources: ["ZOLL", "ZOLL_BL", "V24", "GERMANY_REPORTED"],
      },
    ],
    unknown: [],
  }),
  GR: printed("greece", { statements: [], unknown: ["breeds"] }),
  IT: printed("italy", { statements: [], unknown: ["breeds"] }),
  ES: printed("spain", {
    statements: [
      {
        is: "age",
        text: "At least 15 weeks (105 days) old at entry. Spain doesn't accept dogs or cats under 3 months old. In practice, the minimum is 15 weeks.",
        confidence: "medium",
        sources: ["CORR1", "SPAIN_REPORTED"],
      },
    ],
    unknown: ["breeds"],
  }),
};
