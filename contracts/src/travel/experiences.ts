import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, limitQuery, page } from "../kernel/paging.ts";
import { Id, Moment } from "../kernel/text.ts";
import { AirlineKey, bothEnds, OperatorKey, tagQuery } from "../lookup/tags.ts";
import { Currency, legModes } from "./trip-parts.ts";

/** What a traveler may have been asked for, with labels; the names are those of pets' records. */
export const askedPapers = {
  healthCertificate: "Health certificate",
  rabies: "Rabies vaccination",
  titre: "Rabies titer test",
  microchip: "Microchip",
  parasite: "Parasite treatment",
  permit: "Import permit",
  importForm: "Import form",
  euPassport: "EU passport",
  other: "Other",
} as const;
export type AskedPaper = keyof typeof askedPapers;
export const askedPaperNames = [
  "healthCertificate",
  "rabies",
  "titre",
  "microchip",
  "parasite",
  "permit",
  "importForm",
  "euPassport",
  "other",
] as const satisfies readonly AskedPaper[];

/** A summary covers this many months, and appears once this many people have reported. */
export const experienceMonths = 6;
export const experiencePeopleMin = 3;

export const verifyToReportTrip = "Verify your email to share how a trip went.";

const AskedPaper = z.enum(askedPaperNames, { error: "Select documents from the list." });

const feeText = "Fee must be a whole number in the currency's smallest unit, such as cents.";
const feeMax = 100_000_000;

/** A fee in the minor unit of its currency. */
const Fee = z.strictObject(
  {
    amount: z
      .number({ error: feeText })
      .check(z.int(feeText), z.gte(1, feeText), z.lte(feeMax, "Fee is too large.")),
    currency: Currency,
  },
  { error: "Fee must be an amount with its currency." },
);

/** What happened on a leg. `fee` is null where none was charged, and absent where it is not known. */
const report = {
  papers: z.array(AskedPaper, { error: "Select documents from the list." }).check(
    z.maxLength(askedPaperNames.length, "Select each document once."),
    z.refine((papers) => new Set(papers).size === papers.length, "Select each document once."),
  ),
  fee: z.optional(z.nullable(Fee)),
  accepted: z.boolean({ error: "Select whether your pet was accepted." }),
};

/** The leg that a report is about: its airline or operator with a page, and ISO codes of the countries; null where not known. */
const about = {
  tripId: z.nullable(Id),
  legId: Id,
  day: z.string(),
  airline: z.nullable(z.string()),
  operator: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
};

/** A leg that is over, about which its owner has not been asked. */
export const LegQuestion = z.object({ ...about, tripId: Id, mode: z.enum(legModes) });
export type LegQuestion = z.output<typeof LegQuestion>;

/** A report by the current user. */
export const Experience = z.object({
  ...about,
  ...report,
  _id: Id,
  /** Moderators have hidden it. */
  hidden: z.boolean(),
  updatedAt: Moment,
});
export type Experience = z.output<typeof Experience>;

export const listOwnExperiences = endpoint({
  method: "GET",
  path: "/api/experiences/own",
  summary: `Lists the current user's travel reports, and the legs of their trips with pets in the last ${experienceMonths} months that they haven't been asked about.`,
  session: "required",
  response: z.object({ questions: z.array(LegQuestion), reports: z.array(Experience) }),
});

const params = z.object({ id: Id, legId: Id });
const response = z.object({ _id: Id });
const limits = { rates: [{ times: 60, seconds: 60 * 60, per: "account" }] } as const;

export const putExperience = endpoint({
  method: "PUT",
  path: "/api/plans/:id/legs/:legId/experience",
  summary:
    "Reports how a leg of one of the current user's trips went, once its date has passed. Another report replaces the first. The route is that of the leg; `airline` corrects the airline of a flight, `operator` the company of another leg; null means one without a page.",
  session: "required",
  unverified: verifyToReportTrip,
  params,
  body: z.strictObject({
    ...report,
    airline: z.optional(z.nullable(AirlineKey)),
    operator: z.optional(z.nullable(OperatorKey)),
  }),
  response: Experience,
  limits,
});

export const deleteExperience = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/legs/:legId/experience",
  summary: "Deletes the current user's report about a leg. They aren't asked about it again.",
  session: "required",
  params,
  response,
});

export const dismissExperience = endpoint({
  method: "PUT",
  path: "/api/plans/:id/legs/:legId/experience/dismissed",
  summary: "Stops asking the current user how a leg went.",
  session: "required",
  params,
  response,
  limits,
});

/** What travelers reported; amounts are in the minor unit of their currency. */
export const ExperienceSummary = z.object({
  reports: z.number(),
  accepted: z.number(),
  /** Requested documents, the most requested first, each with the number of reports. */
  papers: z.array(z.object({ paper: AskedPaper, count: z.number() })),
  noPapers: z.number(),
  noFee: z.number(),
  /** Only of currencies in which enough people paid. */
  fees: z.array(z.object({ currency: z.string(), count: z.number(), median: z.number() })),
});
export type ExperienceSummary = z.output<typeof ExperienceSummary>;

type GroupQuery = { airline?: unknown; operator?: unknown; from?: unknown };
const isComplete = z.refine<GroupQuery>(
  ({ airline, operator, from }) => (airline ?? operator ?? from) !== undefined,
  { error: "Send an airline, an operator, or both countries of a route.", path: ["airline"] },
);
const isAlone = z.refine<GroupQuery>(
  ({ airline, operator, from }) => operator === undefined || (airline ?? from) === undefined,
  { error: "Send an operator alone.", path: ["operator"] },
);
const groupQuery = { ...tagQuery, operator: z.optional(OperatorKey) };

export const summarizeExperiences = endpoint({
  method: "GET",
  path: "/api/experiences",
  summary: `Summarizes travelers' reports of the last ${experienceMonths} months about an airline, an operator of trains, ferries or buses, or a route between two countries (ISO codes). The summary is null until ${experiencePeopleMin} people have reported; that of an airline on a route is also null if subtracting it would reveal what fewer people reported. These are reports, not rules: verdicts don't depend on them.`,
  session: "optional",
  query: z.object(groupQuery).check(bothEnds, isComplete, isAlone),
  response: z.object({ summary: z.nullable(ExperienceSummary) }),
});

/** A report as moderators read it. */
export const ExperienceForReview = z.object({
  ...about,
  ...report,
  _id: Id,
  author: z.nullable(Author),
  visibility: z.enum(["shown", "hidden", "removed"]),
  createdAt: Moment,
});
export type ExperienceForReview = z.output<typeof ExperienceForReview>;

export const listExperiencesForReview = endpoint({
  method: "GET",
  path: "/api/admin/experiences",
  summary:
    "Lists individual travel reports for moderators, newest first, for all companies and routes or for one.",
  session: "moderator",
  query: z.object({
    ...groupQuery,
    before: beforeQuery,
    limit: limitQuery,
  }),
  response: page(ExperienceForReview),
});
