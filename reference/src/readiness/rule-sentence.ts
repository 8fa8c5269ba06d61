/** A requirement in print: its title, one or two sentences, by when, and its sources. All figures come from the rule. */
import { capitalized } from "#format/words.ts";
import { dayOf, longDate, durationText, type Span } from "./days.ts";
import { requirementTitles, type Requirement } from "./requirements.ts";
import type { Anchor, Asks, AsksKind, Rule, Window } from "./rule.ts";
import { sourceReference } from "../sources.ts";
import type { Confidence, SourceReference } from "./verdict.ts";

export type RuleSentence = {
  /** The id of the rule. */
  rule: string;
  requirement: Requirement;
  title: string;
  sentence: string;
  /** "24 to 120 hours before you arrive"; absent where nothing has a day. */
  when?: string;
  /** Where sources differ: how, and what is safe. */
  note?: string;
  only?: "dog" | "cat";
  sources: readonly SourceReference[];
  confidence: Confidence;
};

/** Prints a rule. `from` is the country that the pet leaves, where it is known. */
export function printRule(rule: Rule, from?: string): RuleSentence {
  const { id, requirement, conflict, scope, sources, checked, confidence } = rule;
  const [only, ...others] = scope?.species ?? [];
  return {
    rule: id,
    requirement,
    title: requirementTitles[requirement],
    sentence: sentenceOf(rule, from),
    ...definedWhen(rule.asks),
    ...(conflict && { note: conflict }),
    ...(only && others.length === 0 && { only }),
    sources: sources.map((source) => sourceReference(source, checked)),
    confidence,
  };
}

type Of<Kind extends AsksKind> = Extract<Asks, { is: Kind }>;
type Context = { rule: Rule; from: string | undefined };

function sentenceOf(rule: Rule, from: string | undefined): string {
  const written = write(rule.asks, { rule, from }) ?? rule.text;
  return together(rule.asks.is === "chip" && rule.from && sinceText(rule.from), written, rule.also);
}

const sinceText = (day: string): string =>
  `Required for pets arriving on or after ${longDate(dayOf(day))}.`;

// What has no figures is said by the rule's own sentence.
function write<Kind extends AsksKind>(asks: Of<Kind>, context: Context): string | undefined {
  const writer: ((asks: Of<Kind>, context: Context) => string) | undefined = writers[asks.is];
  return writer?.(asks, context);
}

const together = (...sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined && sentence !== false).join(" ");

/** 84 days are 12 weeks. */
const inWeeks = (span: Span): string =>
  durationText("days" in span && span.days % 7 === 0 ? { weeks: span.days / 7 } : span);

const isNothing = (span: Span): boolean => Object.values(span).every((count) => count === 0);

const verbs: Record<Anchor, string> = { entry: "you arrive", departure: "you leave" };
const days: Record<Anchor, string> = {
  entry: "the day you arrive",
  departure: "the day you leave",
};

/** "5 to 30 days" of two spans in one unit, else "5 days to 6 months". */
function range(least: Span, most: Span): string {
  const [low = "", lowUnit = ""] = durationText(least).split(/ (.*)/);
  const [, highUnit = ""] = durationText(most).split(/ (.*)/);
  return lowUnit.replace(/s$/, "") === highUnit.replace(/s$/, "")
    ? `${low} to ${durationText(most)}`
    : `${durationText(least)} to ${durationText(most)}`;
}

const windowText = ({ anchor, from, until }: Window, before = verbs[anchor]): string =>
  until && !isNothing(until)
    ? `${range(until, from)} before ${before}`
    : `within ${durationText(from)} before ${before}`;

const parasites: Readonly<Record<string, string>> = {
  internal: "internal parasites",
  external: "ticks and fleas",
  influenza: "canine influenza",
};

const against = (list: readonly string[]): string =>
  list.length === 2 && list.includes("internal") && list.includes("external")
    ? "internal and external parasites"
    : list.map((each) => parasites[each] ?? each).join(" and ");

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const formNames: Readonly<Record<string, string>> = {
  "cdc-dog-import": "the CDC Dog Import Form",
  screwworm: "the screwworm certificate",
};
const formName = (form: string): string => formNames[form] ?? "the form";

const petOf = ({ scope }: Rule): string => {
  const [only, ...others] = scope?.species ?? [];
  return only && others.length === 0 ? only : "pet";
};

const certificates: Readonly<Record<string, string>> = {
  "eu-noncommercial": "EU health certificate",
  "gb-certificate": "Great Britain pet health certificate",
};
const certificateName = ([form = ""]: readonly string[]): string =>
  certificates[form] ?? "health certificate";

const writers: {
  [Kind in AsksKind]?: (asks: Of<Kind>, context: Context) => string;
} = {
  "age-at-vaccination": ({ atLeast }) => `Give the shot at ${inWeeks(atLeast)} of age or later.`,
  "wait-after-vaccination": ({ atLeast, anchor, until, boosters }) =>
    boosters
      ? `The shot must be at least ${durationText(atLeast)} old when ${verbs[anchor]}. We don't know whether an on-time booster counts at once.`
      : until
        ? `After a first shot, wait at least ${durationText(atLeast)} before you apply for the permit, and apply at least ${durationText(until)} before ${verbs[anchor]}.`
        : `After a first shot, wait at least ${durationText(atLeast)} before ${verbs[anchor]}. There's no wait after an on-time booster.`,
  covered: (
    { anchor, longest, primary, usPrimary, otherwise, unlessYounger, sinceSample },
    { from = "US" },
  ) =>
    together(
      `The vaccination must be valid on ${days[anchor]}${sinceSample ? ", without a gap since the titer sample" : ""}.`,
      longest && `A shot counts for at most ${durationText(longest)}.`,
      primary && `A first shot counts for ${durationText(primary)}.`,
      usPrimary &&
        from === "US" &&
        `A first shot given in the USA counts for ${durationText(usPrimary)}.`,
      otherwise && `A certificate with no end date counts for ${durationText(otherwise)}.`,
      unlessYounger && `It isn't required under ${durationText(unlessYounger)} of age.`,
    ),
  "second-dose": ({ apart, lastBefore, withinValidity }) =>
    together(
      `Give 2 shots at least ${durationText(apart)} apart${withinValidity ? ", the second while the first is valid" : ""}.`,
      lastBefore && `Give the last one at least ${durationText(lastBefore)} before you arrive.`,
    ),
  "titre-sample": ({ atLeast }, { rule }) =>
    isNothing(atLeast)
      ? rule.text
      : `Take the blood sample at least ${durationText(atLeast)} after the shot.`,
  "titre-level": ({ atLeast }) => `The result must be at least ${atLeast} IU/ml.`,
  "titre-wait": ({ atLeast, of, anchor }) =>
    of === "sample"
      ? `Wait at least ${durationText(atLeast)} after the sample before ${verbs[anchor]}.`
      : `Wait at least ${durationText(atLeast)} after the lab receives the sample before ${verbs[anchor]}.`,
  "titre-valid": ({ atMost, anchor }) =>
    `On ${days[anchor]}, the sample can be at most ${durationText(atMost)} old.`,
  tapeworm: ({ atLeastHours, atMostHours }) =>
    `A vet must treat the dog ${atLeastHours} to ${atMostHours} hours before you arrive.`,
  treatment: ({ against: list, window, ofCertificate }) =>
    `Treat the pet for ${against(list)} ${windowText(window, ofCertificate ? "the certificate is issued" : undefined)}.`,
  course: ({ against: list, step, first, second, apart }, { rule }) => {
    const again = `${windowText(second)}, at least ${durationText(apart)} after the first time`;
    if (step === 1) {
      return `Treat the pet for ${against(list)} for the first time ${windowText(first)}.`;
    }
    // One rule for both treatments has no number in its name.
    return rule.requirement.endsWith("-2")
      ? `Treat the pet for ${against(list)} again ${again}.`
      : `Treat the pet for ${against(list)} twice: ${windowText(first)}, and again ${again}.`;
  },
  "done-before": ({ against: list, atLeast, anchor, isVaccination }, { rule }) =>
    isVaccination
      ? `Complete the vaccination against ${against(list)} at least ${durationText(atLeast)} before ${verbs[anchor]}.`
      : `Start treating the ${petOf(rule)} for ${against(list)} at least ${durationText(atLeast)} before ${verbs[anchor]}, and don't stop before then.`,
  certificate: (
    { forms, within, endorsedFrom = [], vetWithin, oldModelUntil, passport },
    { from },
  ) =>
    together(
      from !== undefined && endorsedFrom.includes(from)
        ? `The vet must sign the ${certificateName(forms)}${vetWithin ? ` within ${durationText(vetWithin)} before you arrive` : ""}, and the authority must endorse it${within ? ` within ${durationText(within)} before you arrive` : ""}.`
        : within
          ? `The ${certificateName(forms)} must be issued within ${durationText(within)} before you arrive.`
          : `Have the ${certificateName(forms)} issued before you leave.`,
      oldModelUntil && `The old form is accepted until ${longDate(dayOf(oldModelUntil))}.`,
      passport === "any" && "An EU pet passport is also accepted.",
      passport === "of-residents" && "EU residents use the pet's EU passport instead.",
    ),
  "certificate-onward": ({ holds }) =>
    `Within the EU, travel on the pet's EU passport, or on its entry certificate for ${durationText(holds)} after the border check.`,
  "certificate-return": ({ holds }) =>
    `The animal health certificate you left with is valid for ${durationText(holds)} on the way home.`,
  form: ({ form, holds }) =>
    `Send ${formName(form)} before you arrive. The receipt is valid for ${durationText(holds)}, for departures from the country it names.`,
  age: ({ atLeast, anchor }, { rule }) =>
    `The ${petOf(rule)} must be at least ${durationText(atLeast)} old on ${days[anchor]}.`,
  "low-risk-stay": ({ within }) =>
    `The form alone is enough only if the dog has been in rabies-free or low-risk countries for the past ${durationText(within)}.`,
  residence: ({ within }) =>
    `The pet must have lived in the country it leaves for the past ${durationText(within)}.`,
  "cdc-paper": ({ afterPrimary }) =>
    `Shots given in the USA must be certified before the dog leaves the USA, at least ${durationText(afterPrimary)} after a first shot. Shots given abroad must be certified by a government vet before departure.`,
  signed: ({ form, window }, { rule }) =>
    `An official vet must inspect the ${petOf(rule)} and sign ${formName(form)} ${windowText(window)}.`,
  permit: ({ apply, holds, takes, allow, afterVaccination, also, orTest }) =>
    together(
      "Get an import permit before you travel.",
      apply && `Apply ${windowText(apply)}.`,
      afterVaccination &&
        `Apply at least ${durationText(afterVaccination)} after a first rabies shot.`,
      also && also.dog.length > 0 && `Dogs also need shots against ${listed(also.dog)}.`,
      orTest &&
        `A dog needs a shot against ${orTest.against}, or a negative test within ${durationText(orTest.within)} before ${verbs[orTest.anchor]}.`,
      takes &&
        (allow
          ? `It takes up to ${durationText(takes)}. Allow ${durationText(allow)}.`
          : `Allow at least ${durationText(takes)} for the permit.`),
      holds && `It's valid for ${durationText(holds)}.`,
    ),
  "in-advance": ({ atLeast, anchor }, { rule }) =>
    `${rule.requirement === "notice" ? "Notify the authority" : "The documents must arrive"} at least ${durationText(atLeast)} before ${verbs[anchor]}.`,
  quarantine: ({ days: count, otherwise, shorter }, { rule }) => {
    if (count === 0) return rule.text;
    return shorter === "identity-check" && otherwise
      ? `The pet spends ${durationText({ days: count })} in quarantine, or ${durationText({ days: otherwise })} if its identity was verified at a visit before the blood sample.`
      : `The pet spends at least ${durationText({ days: count })} in quarantine.`;
  },
  examination: ({ window }) => `A vet must examine the pet ${windowText(window)}.`,
  companion: ({ within }) =>
    `Owner and pet must travel within ${durationText(within)} of each other.`,
  number: ({ atMost }) => `Up to ${atMost} pets per person.`,
  breed: ({ dog, cat }, { rule }) => {
    const banned = [...(dog?.banned ?? []), ...(cat?.banned ?? [])];
    const restricted = [...(dog?.restricted ?? []), ...(cat?.restricted ?? [])];
    return [
      rule.text,
      ...(banned.length > 0 ? [`Banned: ${banned.join(", ")}.`] : []),
      ...(restricted.length > 0 ? [`With conditions: ${restricted.join(", ")}.`] : []),
      ...(dog?.locally ? [`Also ask in ${dog.locally.map(({ name }) => name).join(", ")}.`] : []),
    ].join(" ");
  },
};

const definedWhen = (asks: Asks): Pick<RuleSentence, "when"> => {
  const when = whenOf(asks);
  return when === undefined ? {} : { when };
};

function whenOf(asks: Asks): string | undefined {
  switch (asks.is) {
    case "wait-after-vaccination":
      return `At least ${durationText(asks.atLeast)} before ${asks.until ? "the permit application" : verbs[asks.anchor]}`;
    case "titre-wait":
      return `At least ${durationText(asks.atLeast)} before ${verbs[asks.anchor]}`;
    case "done-before":
    case "in-advance":
      return `At least ${durationText(asks.atLeast)} before ${verbs[asks.anchor]}`;
    case "tapeworm":
      return `${asks.atLeastHours} to ${asks.atMostHours} hours before you arrive`;
    case "treatment":
      return capitalized(
        windowText(asks.window, asks.ofCertificate ? "the certificate is issued" : undefined),
      );
    case "course":
      return capitalized(windowText(asks.step === 2 ? asks.second : asks.first));
    case "signed":
    case "examination":
      return capitalized(windowText(asks.window));
    case "certificate":
      return asks.within
        ? `Within ${durationText(asks.within)} before you arrive`
        : "Before you leave";
    case "permit":
      return asks.apply ? capitalized(windowText(asks.apply)) : "Before you travel";
    case "form":
    case "chip":
      return "Before you arrive";
    default:
      return undefined;
  }
}
