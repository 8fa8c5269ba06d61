/**
 * Entry rules as data. A rule requires an event within offsets of an anchor; it also has its scope, its dates and its
 * sources.
 */
import type { BreedList } from "./breed-list.ts";
import type { Span } from "./days.ts";
import type { Printed } from "./printed.ts";
import type { Requirement } from "./requirements.ts";
import type { ClassId } from "./classes.ts";
import type { SourceId } from "../sources.ts";
import type { Confidence } from "./verdict.ts";

/** The anchor of an offset. */
export type Anchor = "entry" | "departure";

/** Two offsets before one anchor: not earlier than `from`, not later than `until`. */
export type Window = { anchor: Anchor; from: Span; until?: Span };

export type Asks =
  | { is: "allowed"; fix?: string }
  | { is: "closed" }
  | { is: "not-asked" }
  /** Unknown whether it is required. */
  | { is: "unclear" }
  /** The class of the country of departure, by the border's lists. */
  | { is: "origin-class"; class: ClassId }
  | { is: "chip" }
  | { is: "chip-first" }
  | { is: "age-at-vaccination"; atLeast: Span }
  /**
   * `until` is an offset before the anchor, for applications before entry. `boosters`: whether an on-time booster waits,
   * too, isn't known.
   */
  | { is: "wait-after-vaccination"; atLeast: Span; anchor: Anchor; until?: Span; boosters?: true }
  /**
   * `otherwise` is the validity of a vaccination without a date, `primary` and `usPrimary` the most of a first one,
   * `longest` the most of any.
   */
  | {
      is: "covered";
      anchor: Anchor;
      longest?: Span;
      primary?: Span;
      usPrimary?: Span;
      otherwise?: Span;
      unlessYounger?: Span;
      /** Without a gap since the sample of the blood test. */
      sinceSample?: boolean;
    }
  | { is: "second-dose"; apart: Span; lastBefore?: Span; withinValidity: boolean }
  | { is: "titre"; anchor: Anchor }
  | { is: "titre-sample"; atLeast: Span }
  | { is: "titre-level"; atLeast: number }
  | { is: "titre-laboratory" }
  | { is: "titre-wait"; atLeast: Span; of: "sample" | "receipt"; anchor: Anchor }
  | { is: "titre-valid"; atMost: Span; anchor: Anchor }
  | { is: "tapeworm"; atLeastHours: number; atMostHours: number }
  /** Against all of these; `ofCertificate`: measured from the issue of the certificate. */
  | { is: "treatment"; against: readonly string[]; window: Window; ofCertificate?: boolean }
  /** Two treatments some time apart; this is the first or the second of them. */
  | {
      is: "course";
      against: readonly string[];
      step: 1 | 2;
      first: Window;
      second: Window;
      apart: Span;
    }
  /** Started or done at least this long before the anchor. */
  | {
      is: "done-before";
      against: readonly string[];
      atLeast: Span;
      anchor: Anchor;
      isVaccination?: boolean;
    }
  | {
      is: "certificate";
      forms: readonly string[];
      /** How old it can be on entry; absent where the border sets no limit. */
      within?: Span;
      /** Countries where an authority must also sign, and how early the vet can sign. */
      endorsedFrom?: readonly string[];
      vetWithin?: Span;
      oldModelUntil?: string;
      afterVaccination?: Span;
      /** Accepted substitutes. */
      passport?: "of-residents" | "any";
    }
  | { is: "certificate-onward"; holds: Span }
  | { is: "certificate-return"; holds: Span }
  | { is: "form"; form: string; holds: Span }
  | { is: "age"; atLeast: Span; anchor: Anchor }
  | { is: "low-risk-stay"; within: Span }
  /** In the country of export only. */
  | { is: "residence"; within: Span }
  | { is: "cdc-paper"; afterPrimary: Span }
  | { is: "facility" }
  | { is: "signed"; form: string; window: Window }
  | {
      is: "permit";
      forms: readonly string[];
      apply?: Window;
      /** Who counts to another anchor, by which the application ends earlier. */
      earlierDeadline?: { who: string; anchor: Anchor; until: Span };
      holds?: Span;
      /** How long the authority takes. */
      takes?: Span;
      /** What the authority advises to allow, public holidays included. */
      allow?: Span;
      afterVaccination?: Span;
      /** Other vaccinations required for the application. */
      also?: Readonly<Record<"dog" | "cat", readonly string[]>>;
      /** Vaccinations that a negative test replaces, and how old the test can be. */
      orTest?: { against: string; within: Span; anchor: Anchor };
    }
  | { is: "in-advance"; atLeast: Span; anchor: Anchor }
  | {
      is: "quarantine";
      days: number;
      shorter?: "identity-check" | "by-titre-wait";
      otherwise?: number;
    }
  | { is: "examination"; window: Window }
  | { is: "companion"; within: Span }
  | { is: "number"; atMost: number }
  /** `exception`: how a dog of a banned type can enter. */
  | { is: "breed"; dog?: BreedList; cat?: BreedList; exception?: string }
  | { is: "non-commercial" }
  | { is: "cargo-by-air" };

export type AsksKind = Asks["is"];

/** Whether the rule applies to this pet on this route; all parts must match. */
export type Scope = {
  species?: readonly ("dog" | "cat")[];
  /** The class of the country of departure. */
  from?: ClassId;
  notFrom?: ClassId;
  mode?: "flight";
  how?: "cargo";
};

export type Rule = {
  id: string;
  requirement: Requirement;
  asks: Asks;
  /** Other readings, if sources disagree; pages show `conflict` then. */
  readings?: readonly Asks[];
  conflict?: string;
  /** The rule in one sentence. */
  text: string;
  /** What the sentence made of its figures leaves out: an exception, or what happens otherwise. */
  also?: string;
  scope?: Scope;
  /** Why it does not apply outside its scope. */
  otherwise?: string;
  /** The first and the last day of entry to which it applies. */
  from?: string;
  until?: string;
  sources: readonly SourceId[];
  /** The day on which our copies of the sources were checked. */
  checked: string;
  confidence: Confidence;
};

export type BorderRules = {
  /** A country, or a region with rules of its own; `GB-NIR>GB` is one that has others for pets from there. */
  territory: string;
  name: string;
  /** The authority, for gaps. */
  authority: string;
  /** The rules are for pets from these countries; there is no data for others. */
  origins?: ClassId;
  /** The rules are for these animals alone; there is no data for the other species. */
  species?: "dog";
  /** Ferrets are named beside dogs and cats. */
  ferrets?: true;
  rules: readonly Rule[];
  /** Whether nothing is known of the entry itself. */
  isPartial?: true;
  printed?: Printed;
};
