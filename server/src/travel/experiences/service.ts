import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type * as contract from "#contracts/travel/experiences.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { contradictionOf, operatorContradictionOf } from "#reference/contradiction.ts";
import { operatorNames } from "#reference/readiness/operator/names.ts";
import { uuidv7 } from "uuidv7";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { closingOf } from "../../platform/closing.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { ClosingHooks, Deletion } from "../../platform/feature.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import { listPastLegs } from "./legs.ts";
import * as mistakes from "../../lookup/mistakes/service.ts";
import { isAuthor } from "./policy.ts";
import * as store from "./store.ts";

type Body = ParsedInput<typeof contract.putExperience>["body"];
type LegParams = { id: string; legId: string };

/** A summary for everybody; null where too few people have reported. */
export async function summarize(
  db: Db,
  group: store.Group,
): Promise<{ summary: contract.ExperienceSummary | null }> {
  const { airline, from, to } = group;
  const row = await store.findSummary(db, group);
  const isCombined = airline !== undefined && from !== undefined && to !== undefined;
  if (!row || (isCombined && !(await store.isApart(db, { airline, from, to }))))
    return { summary: null };
  const { reports, accepted, papers, fees, no_papers: noPapers, no_fee: noFee } = row;
  return { summary: { reports, accepted, papers, noPapers, noFee, fees } };
}

/** The caller's reports, and the legs about which they are still to be asked. */
export async function listOwn(db: Db, session: Session) {
  const answered = await store.listAnswered(db, session);
  const legs = await listPastLegs(db, session);
  return {
    questions: legs.filter(({ legId }) => !answered.has(legId)),
    reports: (await store.listOwn(db, session)).map(presentOwn),
  };
}

/** Saves the caller's report about a leg that is over. Throws NOT_FOUND, and VALIDATION. */
export function putExperience(
  events: Events,
  session: Session,
  params: LegParams,
  body: Body,
): Promise<contract.Experience> {
  return events.write(async (trx, publish) => {
    const leg = await pastLeg(trx, session, params);
    const { airline, operator, known } = companyOf(leg, body);
    const isInside = leg.from === leg.to;
    if (airline === null && (leg.from === null || (isInside && operator === null)))
      throw invalid(
        leg.mode === "flight" ? "airline" : "operator",
        "Select the company, or add the places of this leg to your trip.",
      );
    const before = await store.findOwn(trx, session, leg.legId);
    const { fee } = body;
    const row = await store.upsertExperience(trx, {
      id: uuidv7(),
      profile_id: session.userId,
      plan_id: leg.tripId,
      leg_id: leg.legId,
      traveled_on: leg.day,
      airline,
      operator,
      from_country: leg.from,
      to_country: leg.to,
      papers: body.papers,
      fee_amount: fee === undefined ? null : (fee?.amount ?? 0),
      fee_currency: fee?.currency ?? null,
      accepted: body.accepted,
    });
    const reported = { ...leg, ...body };
    const contradiction = known
      ? contradictionOf(known.value, reported)
      : operator !== null && operatorContradictionOf(operator, reported);
    if (contradiction) await mistakes.openTask(trx, session, contradiction);
    publishChange(publish, before ? [before, row] : [row]);
    return presentOwn(row);
  });
}

/** The airline of a flight or the operator of another leg, as corrected. Throws VALIDATION for one without a page. */
function companyOf(leg: contract.LegQuestion, body: Body) {
  const isFlight = leg.mode === "flight";
  if (!isFlight && body.airline) throw invalid("airline", "This part of the trip isn't a flight.");
  if (isFlight && body.operator)
    throw invalid("operator", "This part of the trip is a flight. Select its airline.");
  const airline = isFlight ? (body.airline === undefined ? leg.airline : body.airline) : null;
  const operator = isFlight ? null : body.operator === undefined ? leg.operator : body.operator;
  const known = airlineNames.find(({ value }) => value === airline);
  if (airline !== null && !known) throw invalid("airline", "Select an airline from the list.");
  if (operator !== null && !Object.hasOwn(operatorNames, operator))
    throw invalid("operator", "Select a company from the list.");
  return { airline, operator, known };
}

/** Deletes the caller's report about a leg, whose trip may be gone. Throws NOT_FOUND. */
export function deleteExperience(
  events: Events,
  session: Session,
  { legId }: LegParams,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const row = await store.findOwn(trx, session, legId);
    if (!row)
      throw new AppError("NOT_FOUND", "This report doesn't exist. It may have been deleted.");
    await store.deleteExperience(trx, row.id);
    await store.insertDismissal(trx, session.userId, legId);
    publishChange(publish, [row]);
    return { _id: row.id };
  });
}

/** Stops asking the caller about a leg. Throws NOT_FOUND. */
export function dismiss(
  events: Events,
  session: Session,
  params: LegParams,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    const { legId } = await pastLeg(trx, session, params);
    await store.insertDismissal(trx, session.userId, legId);
    return { _id: legId };
  });
}

/** Single reports for moderators, newest first. */
export async function listForReview(
  db: Db,
  { before, limit, ...group }: ParsedInput<typeof contract.listExperiencesForReview>["query"],
) {
  const rows = await store.listForReview(db, group, { before, limit: limit + 1 });
  return listPage(rows, limit, (row) => ({
    ...presentLeg(row),
    ...presentAnswers(row),
    _id: row.id,
    author: presentAuthor(row.author),
    visibility: row.visibility,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Before an account is deleted, its reports are. */
export async function deleteReportsOf(trx: Trx, { id }: Deletion, publish: Publish): Promise<void> {
  publishChange(publish, await store.deleteAllOf(trx, { userId: id }));
}

const closing = closingOf("experiences", isAuthor);

/** While an account can come back, its reports don't count. */
export const closingHooks: ClosingHooks = {
  async hide(trx, person, publish) {
    await closing.hide(trx, person, publish);
    publishChange(publish, await store.listAllOf(trx, { userId: person.id }));
  },
  async show(trx, person, publish) {
    await closing.show(trx, person, publish);
    publishChange(publish, await store.listAllOf(trx, { userId: person.id }));
  },
};

/** Makes the summaries that count these reports stale. */
function publishChange(publish: Publish, rows: readonly store.ExperienceRow[]): void {
  for (const row of rows) publish({ what: "experiences.changed", ...groupOf(row) });
}

const groupOf = (row: store.ExperienceRow) => ({
  airline: row.airline,
  operator: row.operator,
  from: row.from_country,
  to: row.to_country,
});

/** One of the caller's legs that is over. Throws NOT_FOUND, also for another person's. */
async function pastLeg(trx: Trx, session: Session, { id, legId }: LegParams) {
  const legs = await listPastLegs(trx, session);
  const leg = legs.find((one) => one.tripId === id && one.legId === legId);
  if (!leg)
    throw new AppError("NOT_FOUND", "There's nothing to report about this part of the trip.");
  return leg;
}

const presentLeg = (row: store.ExperienceRow) => ({
  tripId: row.plan_id,
  legId: row.leg_id,
  day: row.traveled_on,
  ...groupOf(row),
});

function presentAnswers({ papers, fee_amount, fee_currency, accepted }: store.ExperienceRow) {
  const fee =
    fee_amount !== null && fee_currency !== null
      ? { amount: fee_amount, currency: fee_currency }
      : null;
  return { papers, accepted, ...(fee_amount !== null && { fee }) };
}

const presentOwn = (row: store.ExperienceRow): contract.Experience => ({
  ...presentLeg(row),
  ...presentAnswers(row),
  _id: row.id,
  hidden: row.hidden_at !== null,
  updatedAt: row.updated_at.toISOString(),
});

const invalid = (field: string, message: string) =>
  new AppError("VALIDATION", message, { fields: { [field]: message } });
