import { official, type AuthorityFact } from "./authorities.ts";

/** What is left to do after a move; `only` where it is about these alone. */
export type MoveFact = { title: string; text: string; source: AuthorityFact; only?: "dog" };

/** What a person who moves for good has to do; `EU` is for those who come from outside. */
export const moves: Readonly<Record<string, readonly MoveFact[]>> = {
  EU: [
    {
      title: "Customs relief",
      text: "Personal property can come in free of import duty when you move from outside the EU: owned for six months, after at least 12 months abroad, within 12 months of the move. Ask customs whether your pet counts.",
      source: official(
        "Regulation (EC) No 1186/2009, Articles 3 to 7",
        "https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true",
      ),
    },
    {
      title: "EU pet passport",
      text: "EU pet passports are for residents of the EU. Once you live there, ask a vet for one. Until then the certificate you arrived with is valid for six months of travel within the EU.",
      source: {
        name: "Delegated Regulation (EU) 2026/131",
        address: "https://eur-lex.europa.eu/eli/reg_del/2026/131/oj",
        kind: "quoted",
        checked: "2026-08-16",
      },
    },
  ],
  GB: [
    {
      title: "Transfer of residence relief",
      text: "Apply to HMRC for this relief (ToR1) before the pet arrives. It covers animals, too. Without it, duty and VAT may be due.",
      source: official(
        "GOV.UK: Application for transfer of residence relief (ToR1)",
        "https://www.gov.uk/guidance/application-for-transfer-of-residence-relief-tor1",
      ),
    },
  ],
  CA: [
    {
      title: "Settlers' effects",
      text: "List what you bring for good when you arrive: goods you owned and used before come in free of duty. Ask CBSA whether your pet counts.",
      source: official(
        "CBSA: Memorandum D2-2-1",
        "http://www.asfc-cbsa.gc.ca/publications/dm-md/d2/d2-2-1-eng.html",
        "2010-05-04",
      ),
    },
  ],
  CH: [
    {
      title: "Dog registration and dog tax",
      only: "dog",
      text: "Have a Swiss vet check the dog within 10 days of entry and enter it in AMICUS. If it's your first dog, register with your commune first. The commune also charges the dog tax.",
      source: official(
        "Commune of Reichenbach: Dogs",
        "https://www.reichenbach.ch/de/verwaltung/dienstleistungen/137_hunde",
      ),
    },
  ],
  DE: [
    {
      title: "Dog tax and registration",
      only: "dog",
      text: "Your town charges the dog tax: register the dog there. Berlin, for one, has a dog register in which every dog kept for good must be entered.",
      source: official(
        "Service portal Berlin: Register a dog",
        "https://service.berlin.de/dienstleistung/330785/",
      ),
    },
  ],
  AT: [
    {
      title: "Dog registration",
      only: "dog",
      text: "Enter the dog in the national database (Heimtierdatenbank) within one month of arrival. Ask your town about its dog tax.",
      source: official(
        "Land Tirol: Registration of dogs",
        "https://tirol.gv.at/gesundheit-vorsorge/veterinaer/tierschutz-1/registrierung-von-hunden",
      ),
    },
  ],
};
