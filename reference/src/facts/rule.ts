/** True, false, or in a sentence whom it concerns. */
export type Need = boolean | string;

export type Range = { min: number; max: number };

export type Microchip = {
  is: "microchip";
  required: Need;
  standard?: string;
  /** The chip must be in place when the rabies vaccine is given: true, false, or in a sentence for whom. */
  beforeRabies?: Need;
  instead?: string;
  /** ISO date from which the rule holds. */
  from?: string;
};

export type Rabies = {
  is: "rabies";
  required: Need;
  minAgeDays?: number;
  exemptUnderDays?: number;
  minDaysBeforeEntry?: number;
  mercosurDaysBeforeEntry?: number;
  boosterWaitDays?: number;
  validity?: string;
  further?: string;
};

/** The blood test for antibodies against rabies. */
export type Titre = {
  is: "titre";
  required: Need;
  minDaysAfterVaccine?: number;
  minDaysBeforeEntry?: number;
  minMonthsBeforeEntry?: number;
  minDaysBeforeExport?: number;
  /** From the arrival of the sample at the laboratory. */
  minDaysFromReceiptToExport?: number;
  maxMonths?: number;
  minIuPerMl?: number;
  laboratory?: string;
  waiver?: string;
};

export type Certificate = {
  is: "certificate";
  name?: string;
  maxDaysBeforeEntry?: number;
  validDays?: number;
  /** Where the sources name different windows, all of them. */
  windows?: readonly string[];
  onward?: string;
  endorsedBy?: string;
  authenticatedWithinDays?: number;
  language?: string;
  further?: string;
};

export type Tapeworm = {
  is: "tapeworm";
  required: Need;
  hoursBeforeEntry?: Range;
  further?: string;
};

export type Parasites = {
  is: "parasites";
  required: boolean;
  what?: string;
  withinDays?: number;
  withinMonths?: number;
  daysBefore?: Range;
  screwwormDaysBefore?: number;
  further?: readonly string[];
};

export type Permit = {
  is: "permit";
  required: Need;
  processing?: string;
  applyDaysBefore?: Range;
  validDays?: number;
  upToPets?: number;
  further?: string;
};

export type Quarantine = {
  is: "quarantine";
  /** Of a pet that meets the rules. */
  days?: number;
  range?: Range;
  cases?: readonly { days: number; when: string }[];
  further?: readonly string[];
};

export type Breeds = {
  is: "breeds";
  banned: readonly string[];
  restricted?: readonly string[];
  further?: readonly string[];
};

export type Age = { is: "age"; minDays?: number; minMonths?: number; further?: string };
export type MaxPets = { is: "number"; pets: number };
export type Notice = { is: "notice"; words: string };

export type Vaccines = {
  is: "vaccines";
  dogs: readonly string[];
  cats: readonly string[];
  minDaysBeforeApplying?: number;
};

export type Tests = { is: "tests"; dogs: readonly string[]; withinDays: number };

export type Groups = {
  is: "groups";
  groups: readonly { name: string; countries: readonly string[] }[];
  otherwise: string;
};

export type Entry = { is: "entry"; allowed: boolean; where: string };
export type Frame = { is: "frame"; words: string };
export type Passport = { is: "passport"; words: string };

/** An entry rule as structured values; `ruleText` turns it into sentences. */
export type Rule =
  | Microchip
  | Rabies
  | Titre
  | Certificate
  | Tapeworm
  | Parasites
  | Permit
  | Quarantine
  | Breeds
  | Age
  | MaxPets
  | Notice
  | Vaccines
  | Tests
  | Groups
  | Entry
  | Frame
  | Passport;

export type RuleKind = Rule["is"];
