/** Converts the collected data to typed rules. Throws on unexpected input. */
import * as z from "zod/mini";
import type { Rule } from "../../reference/src/facts/rule.ts";
import { corrected } from "./corrections.ts";
import { needs } from "./needs.ts";
import {
  Microchip,
  Rabies,
  Titre,
  Certificate,
  Tapeworm,
  Parasites,
  Permit,
  Quarantine,
  Breeds,
  Age,
  Notice,
  Vaccines,
  Tests,
  Groups,
} from "./rule-shapes.ts";

const sentence = (words: string): string => {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return whole.endsWith(".") ? whole : `${whole}.`;
};

const isText = (words: unknown): words is string => typeof words === "string" && words !== "";

const further = (words?: string): string | undefined => (words ? sentence(words) : undefined);

function need(of: string, raw: boolean | string): boolean | string {
  if (typeof raw === "boolean") return raw;
  const words = needs[`${of}: ${raw}`];
  if (words === undefined) throw new Error(`There is no text for "${of}: ${raw}".`);
  return words;
}

const orUndefined = (number: number | null | undefined): number | undefined => number ?? undefined;

function parasites(raw: unknown): Rule {
  const value = z.parse(Parasites, raw);
  const both = Object.keys(value).some((key) => key.startsWith("internal_external"));
  const everything = both || (value.internal && value.external);
  const inside = value.internal_days_before || value.dewormed;
  const more = [
    value.fmd && `Against foot-and-mouth disease: ${value.fmd}.`,
    value.ectoparasites_on_arrival &&
      `Parasites found on arrival: ${value.ectoparasites_on_arrival}.`,
    value.canine_influenza && `Canine influenza: ${value.canine_influenza}.`,
  ].filter(isText);
  return {
    is: "parasites",
    required: value.required ?? true,
    what: everything
      ? "internal and external parasites"
      : inside
        ? "internal parasites"
        : undefined,
    withinDays: orUndefined(value.internal_external_within_days ?? value.within_days),
    withinMonths: orUndefined(
      value.internal_external_within ? 6 : value.internal_external_within_months,
    ),
    daysBefore: value.internal_external_days_before ?? value.internal_days_before,
    screwwormDaysBefore: orUndefined(value.screwworm_inspection_days_before_shipment),
    further: more.length > 0 ? more : undefined,
  };
}

function quarantine(raw: unknown): Rule {
  const value = z.parse(Quarantine, raw);
  if (typeof value === "number") return { is: "quarantine", days: value };
  const cases = [
    [
      value.foreign_vaccinated_high_risk_without_titer,
      "for a dog from a high-risk country that was vaccinated outside the USA and has no valid titer test",
    ],
    [
      value.with_identity_verification_before_rnatt,
      "if the pet's identity was verified before the blood test",
    ],
  ] as const;
  const more = [
    value.type && "Home quarantine; we don't know how long.",
    value.non_compliant &&
      `Where the rules are not met: ${value.non_compliant}${/\d$/.test(value.non_compliant) ? " days" : ""}.`,
    value.facility && `At ${value.facility}.`,
    value.home_confinement_days && `${value.home_confinement_days} days at home after arrival.`,
    value.home_visit_after_days &&
      `A vet visits the address within ${value.home_visit_after_days} days.`,
    value.other &&
      `Pets that do not come as baggage are ${value.other}; in doubt a pet ${value.doubt}.`,
    further(value.note),
  ].filter(isText);
  const when = cases.flatMap(([days, when]) => (days ? [{ days, when }] : []));
  return {
    is: "quarantine",
    days: orUndefined(value.default ?? value.baggage ?? (value.facility === 0 ? 0 : undefined)),
    range: value.range && { min: value.range[0], max: value.range[1] },
    cases: when.length > 0 ? when : undefined,
    further: more.length > 0 ? more : undefined,
  };
}

function breeds(raw: unknown): Rule {
  const value = z.parse(Breeds, raw);
  if (Array.isArray(value)) return { is: "breeds", banned: value };
  const more = [
    value.state_lists && sentence(value.state_lists),
    value.exceptions && `Exceptions: ${value.exceptions.join(", ")}.`,
    value.exception && `Exception: ${value.exception}.`,
  ].filter(isText);
  const { banned, restricted } = value;
  return { is: "breeds", banned, restricted, further: more.length > 0 ? more : undefined };
}

const readers: Record<string, (raw: unknown) => Rule> = {
  microchip(raw) {
    const value = z.parse(Microchip, raw);
    return {
      is: "microchip",
      required: need("microchip", value.required),
      standard: value.iso,
      beforeRabies: value.before_rabies,
      instead: value.alternative ?? value.note,
      from: value.from_date,
    };
  },
  rabies_vaccine(raw) {
    const value = z.parse(Rabies, raw);
    return {
      is: "rabies",
      required: need("rabies", value.required),
      minAgeDays: orUndefined(value.min_age_days),
      exemptUnderDays: orUndefined(value.exempt_under_age_days),
      minDaysBeforeEntry: orUndefined(value.min_days_before_entry),
      mercosurDaysBeforeEntry: orUndefined(value.alternative_mercosur),
      boosterWaitDays: orUndefined(value.booster_wait_days),
      validity: value.max_validity,
      further: further(value.rule),
    };
  },
  titer(raw) {
    const value = z.parse(Titre, raw);
    return {
      is: "titre",
      required: need("titre", value.needed),
      minDaysAfterVaccine: orUndefined(value.min_days_vaccine_to_sample),
      minDaysBeforeEntry: orUndefined(value.min_days_sample_to_entry),
      minMonthsBeforeEntry: value.min_wait_sample_to_entry ? 3 : undefined,
      minDaysBeforeExport: orUndefined(value.min_days_before_export),
      maxMonths: orUndefined(value.max_validity_months),
      minIuPerMl: orUndefined(value.min_iu_ml),
      laboratory: value.lab,
      waiver: further(value.waiver),
    };
  },
  health_certificate(raw) {
    const value = z.parse(Certificate, raw);
    return {
      is: "certificate",
      name: value.name,
      maxDaysBeforeEntry: orUndefined(
        value.conflict ? undefined : (value.window_days ?? value.window_days_before_entry),
      ),
      validDays: orUndefined(value.validity_days),
      windows: value.conflict,
      onward: value.onward_validity,
      endorsedBy: value.endorsed_by,
      authenticatedWithinDays: orUndefined(value.authentication_within_days),
      language: value.language,
      further: value.from_us_canada
        ? "Not needed for pets from the USA or Canada."
        : further(value.note),
    };
  },
  tapeworm(raw) {
    const value = z.parse(Tapeworm, raw);
    return {
      is: "tapeworm",
      required: need("tapeworm", value.required),
      hoursBeforeEntry: value.hours_before_entry ?? undefined,
      further: further(value.note),
    };
  },
  other_parasites: parasites,
  import_permit(raw) {
    const value = z.parse(Permit, raw);
    return {
      is: "permit",
      required: need("permit", value.required),
      processing: value.processing,
      applyDaysBefore: value.apply_days_before,
      validDays: orUndefined(value.validity_days),
      upToPets: orUndefined(value.max_pets),
      further: further(value.note),
    };
  },
  quarantine_days: quarantine,
  banned_breeds: breeds,
  min_age_entry(raw) {
    const { days, text } = z.parse(Age, raw);
    const months = text?.match(/^(\d+) months(?: \(dogs\))?$/)?.[1];
    if (months) return { is: "age", minDays: orUndefined(days), minMonths: Number(months) };
    return { is: "age", minDays: orUndefined(days), further: further(text) };
  },
  max_pets: (raw) => ({ is: "number", pets: z.parse(z.number(), raw) }),
  entry_notice(raw) {
    const value = z.parse(Notice, raw);
    return { is: "notice", words: sentence(typeof value === "string" ? value : value.required) };
  },
  other_vaccines(raw) {
    const { dogs = [], cats = [], min_days } = z.parse(Vaccines, raw);
    return { is: "vaccines", dogs, cats, minDaysBeforeApplying: orUndefined(min_days) };
  },
  disease_tests(raw) {
    const { dogs, within_days } = z.parse(Tests, raw);
    return { is: "tests", dogs, withinDays: within_days };
  },
  country_groups(raw) {
    const value = z.parse(Groups, raw);
    const groups = [value.group_1, value.group_2, value.group_3];
    return {
      is: "groups",
      groups: groups.map((countries, index) => ({ name: `Group ${index + 1}`, countries })),
      otherwise: `Pets from other countries ${value.non_approved}.`,
    };
  },
  bali_entry_allowed: (raw) => ({ is: "entry", allowed: z.parse(z.boolean(), raw), where: "Bali" }),
  legal_frame: (raw) => ({ is: "frame", words: sentence(z.parse(z.string(), raw)) }),
  eu_pet_passport: (raw) => ({
    is: "passport",
    words: sentence(`EU pet passports are ${z.parse(z.string(), raw)}`),
  }),
};

/** The kinds of rule, by their names in the collected data. */
export const kindOf: Readonly<Record<string, Rule["is"]>> = {
  microchip: "microchip",
  rabies_vaccine: "rabies",
  titer: "titre",
  health_certificate: "certificate",
  tapeworm: "tapeworm",
  other_parasites: "parasites",
  import_permit: "permit",
  quarantine_days: "quarantine",
  banned_breeds: "breeds",
  min_age_entry: "age",
  max_pets: "number",
  entry_notice: "notice",
  other_vaccines: "vaccines",
  disease_tests: "tests",
  country_groups: "groups",
  bali_entry_allowed: "entry",
  legal_frame: "frame",
  eu_pet_passport: "passport",
};

/** The rule at `key`, for the fact with this ID. Throws on unknown fields. */
export function ruleOf(id: string, key: string, raw: unknown): Rule {
  const reader = readers[key];
  if (!reader) throw new Error(`There is no kind of rule ${key}.`);
  return corrected(id, reader(raw));
}
