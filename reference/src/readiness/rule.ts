/**
 * Rules of entry as data. What a rule asks is an event measured against an anchor by offsets; around it stand whom
 * it is for, from where, since when, and who says so.
 */
import type { Span } from "./days.ts";
import type { Requirement } from "./requirements.ts";
import type { ClassId } from "./classes.ts";
import type { SourceId } from "./sources.ts";
import type { Confidence } from "./verdict.ts";

/** What an offset is measured against. */
export type Anchor = "entry" | "departure";

/** Two offsets before one anchor: not earlier than `from`, not later than `until`. */
export type Window = { anchor: Anchor; from: Span; until?: Span };

export type Asks =
  | { is: "allowed"; fix?: string }
  | { is: "closed" }
  | { is: "not-asked" }
  /** Nothing tells whether it is asked. */
  | { is: "unclear" }
  /** How the border counts the country that the pet leaves: met where its lists say. */
  | { is: "origin-class"; class: ClassId }
  | { is: "chip" }
  | { is: "chip-first" }
  | { is: "age-at-vaccination"; atLeast: Span }
  /** `until` is measured before the anchor: an application that itself comes before the entry. */
  | { is: "wait-after-vaccination"; atLeast: Span; anchor: Anchor; until?: Span }
  /** `otherwise` is how long a vaccination holds that states no day. */
  | {
      is: "covered";
      anchor: Anchor;
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
  /** Against each of these; `ofCertificate`: measured before the issue of the certificate. */
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
  /** Begun or done at least so long before the anchor. */
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
      within: Span;
      /** Countries where an authority has to sign besides the vet, and how early the vet may sign. */
      endorsedFrom?: readonly string[];
      vetWithin?: Span;
      oldModelUntil?: string;
      afterVaccination?: Span;
      /** What stands in for it. */
      passport?: "of-residents" | "any";
    }
  | { is: "certificate-onward"; holds: Span }
  | { is: "certificate-return"; holds: Span }
  | { is: "form"; form: string; holds: Span }
  | { is: "age"; atLeast: Span; anchor: Anchor }
  | { is: "low-risk-stay"; within: Span }
  /** In the country of export alone. */
  | { is: "residence"; within: Span }
  | { is: "cdc-paper"; afterPrimary: Span }
  | { is: "facility" }
  | { is: "signed"; form: string; window: Window }
  | {
      is: "permit";
      forms: readonly string[];
      apply?: Window;
      holds?: Span;
      /** How long the authority takes. */
      takes?: Span;
      afterVaccination?: Span;
      /** Other vaccinations that the application needs. */
      also?: Readonly<Record<"dog" | "cat", readonly string[]>>;
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
  | { is: "breed"; banned: readonly string[]; doubtful?: readonly string[] }
  | { is: "non-commercial" }
  | { is: "cargo-by-air" };

export type AsksKind = Asks["is"];

/** Whether it is asked of this pet on this route; each part has to hold. */
export type Scope = {
  species?: readonly ("dog" | "cat")[];
  /** The class of the country that the pet leaves. */
  from?: ClassId;
  notFrom?: ClassId;
  mode?: "flight";
};

export type Rule = {
  id: string;
  requirement: Requirement;
  asks: Asks;
  /** Other readings of it, where sources differ; a page shows `conflict` then. */
  readings?: readonly Asks[];
  conflict?: string;
  /** The rule in one sentence. */
  text: string;
  /** What the sentence made of its figures leaves out: an exception, or what happens otherwise. */
  also?: string;
  scope?: Scope;
  /** Why it is not asked where the scope does not hold. */
  otherwise?: string;
  /** The first and the last day of entry for which it holds. */
  from?: string;
  until?: string;
  sources: readonly SourceId[];
  /** The day on which our copies of the sources were read. */
  checked: string;
  confidence: Confidence;
};

export type BorderRules = {
  /** A country, or a region with rules of its own. */
  territory: string;
  name: string;
  /** Who decides, for what is not known here. */
  authority: string;
  /** The rules are those for pets from these countries; what is asked of others is not known. */
  origins?: ClassId;
  rules: readonly Rule[];
};
