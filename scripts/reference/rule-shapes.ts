/** The allowed fields of each kind of rule in the collected data. */
import * as z from "zod/mini";

const text = z.optional(z.string());
const count = z.optional(z.nullable(z.number()));
const range = z.object({ min: z.number(), max: z.number() });
const required = z.union([z.boolean(), z.string()]);
const list = z.array(z.string());
const optionalList = z.optional(list);

export const Microchip = z.strictObject({
  required,
  iso: text,
  before_rabies: z.optional(z.boolean()),
  alternative: text,
  from_date: z.optional(z.iso.date()),
  note: text,
});

export const Rabies = z.strictObject({
  required,
  min_age_days: count,
  exempt_under_age_days: count,
  min_days_before_entry: count,
  alternative_mercosur: count,
  booster_wait_days: count,
  max_validity: text,
  rule: text,
});

export const Titre = z.strictObject({
  needed: z.string(),
  min_days_vaccine_to_sample: count,
  min_days_sample_to_entry: count,
  min_wait_sample_to_entry: z.optional(z.literal("3 months")),
  min_days_before_export: count,
  max_validity_months: count,
  min_iu_ml: count,
  lab: text,
  waiver: text,
});

export const Certificate = z.strictObject({
  name: text,
  window_days: count,
  window_days_before_entry: count,
  validity_days: count,
  conflict: optionalList,
  onward_validity: text,
  endorsed_by: text,
  authentication_within_days: count,
  language: text,
  from_us_canada: z.optional(z.literal("none")),
  note: text,
});

export const Tapeworm = z.strictObject({
  required,
  hours_before_entry: z.optional(z.nullable(range)),
  note: text,
});

export const Parasites = z.strictObject({
  required: z.optional(z.literal(false)),
  internal_external: z.optional(z.literal(true)),
  internal: z.optional(z.literal(true)),
  external: z.optional(z.literal(true)),
  dewormed: z.optional(z.literal(true)),
  internal_external_within: z.optional(z.literal("6 months")),
  internal_external_within_days: count,
  internal_external_within_months: count,
  internal_external_days_before: z.optional(range),
  internal_days_before: z.optional(range),
  within_days: count,
  screwworm_inspection_days_before_shipment: count,
  fmd: text,
  ectoparasites_on_arrival: text,
  canine_influenza: text,
});

export const Permit = z.strictObject({
  required,
  note: text,
  processing: text,
  apply_days_before: z.optional(range),
  validity_days: count,
  max_pets: count,
});

export const Quarantine = z.union([
  z.number(),
  z.strictObject({
    default: count,
    range: z.optional(z.tuple([z.number(), z.number()])),
    foreign_vaccinated_high_risk_without_titer: count,
    with_identity_verification_before_rnatt: count,
    non_compliant: text,
    facility: z.optional(z.union([z.string(), z.literal(0)])),
    home_confinement_days: count,
    home_visit_after_days: count,
    baggage: count,
    other: text,
    doubt: text,
    type: z.optional(z.literal("home quarantine")),
    days: z.optional(z.null()),
    note: text,
  }),
]);

export const Breeds = z.union([
  list,
  z.strictObject({
    banned: list,
    restricted: optionalList,
    state_lists: text,
    exceptions: optionalList,
    exception: text,
  }),
]);

export const Age = z.strictObject({ days: count, text });
export const Notice = z.union([z.string(), z.strictObject({ required: z.string() })]);
export const Vaccines = z.strictObject({ dogs: optionalList, cats: optionalList, min_days: count });
export const Tests = z.strictObject({ dogs: list, within_days: z.number() });
export const Groups = z.strictObject({
  group_1: list,
  group_2: list,
  group_3: list,
  non_approved: z.string(),
});
