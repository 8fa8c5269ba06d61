import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/lookup/providers.ts";
import { idPattern } from "#contracts/kernel/text.ts";
import { providerById, servicesIn } from "#reference/services.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { approvedEmail, checked, declinedEmail } from "./emails.ts";
import { presentForReview, presentProvider, presentSuggestion } from "./present.ts";
import { canDelete } from "./policy.ts";
import * as store from "./store.ts";
import { keyOf } from "#reference/words.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import { listPage } from "../../platform/db/list-page.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

const ownListMax = 100;

/** Cache tag of answers that list one service in one city. */
export const providersTag = (service: string, city: string): string =>
  `providers:${cityKeyOf({ service, city })}`;

/** Names one service in one city in events and cache tags, in ASCII. */
export const cityKeyOf = ({ service, city }: { service: string; city: string }): string =>
  `${service}:${keyOf(city)}`;

/** Public providers of one service in one city. Throws NOT_FOUND for an unknown city. */
export async function listProviders(
  db: Db,
  { service, city: name }: { service: contract.Service; city: string },
): Promise<contract.Provider[]> {
  const city = cityNamed(name);
  if (city === undefined) throw new AppError("NOT_FOUND", "We don't cover this city yet.");
  const rows = await store.listApproved(db, { service, city, limit: contract.publicListMax });
  return rows.map(presentProvider);
}

/** Services and cities with a public provider. */
export const approvedPlaces = (db: Db) => store.listApprovedPlaces(db);

type ListedProvider = { title: string; path: string };

/** Providers of our sources and approved ones by ID, with the path of the page that lists them. */
export async function findPublic(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ListedProvider>> {
  const path = (service: string, city: string) =>
    `/services/${service}/${encodeURIComponent(city.replaceAll(/\s/g, ""))}`;
  const found = new Map<string, ListedProvider>();
  for (const id of ids) {
    const sourced = providerById(id);
    if (sourced)
      found.set(id, {
        title: sourced.name,
        path: `${path(sourced.service, sourced.cityRoute)}#${id}`,
      });
  }
  const rows = await store.listApprovedByIds(
    db,
    ids.filter((id) => idPattern.test(id)),
  );
  for (const { id, name, service, city } of rows)
    found.set(id, { title: name, path: path(service, city) });
  return found;
}

/** Names of public providers for each service and city. */
export const approvedNames = (db: Db) => store.listApprovedNames(db);

/** Suggests a provider; a retry with the same `key` returns the first one. Throws VALIDATION, QUOTA. */
export function suggest(
  events: Events,
  session: Session,
  draft: Body<typeof contract.suggestProvider>,
  key?: string,
): Promise<contract.Suggestion> {
  const { note = "", ...message } = draft;
  const city = cityOrThrow(message.city);
  const attempt = { ownerId: session.userId, key, call: "suggestProvider", body: draft };
  return events.write((trx) =>
    once(trx, attempt, async () => {
      if ((await store.countWaiting(trx, session)) >= contract.waitingMax) {
        throw new AppError(
          "QUOTA",
          `You already have ${contract.waitingMax} suggestions in review. Try again once we've checked them.`,
        );
      }
      const owned = { id: uuidv7(), note, suggested_by: session.userId };
      return presentSuggestion(await store.insertSuggestion(trx, { ...message, city, ...owned }));
    }),
  );
}

/** The caller's suggestions, newest first. */
export const listOwn = async (db: Db, session: Session): Promise<contract.Suggestion[]> =>
  (await store.listOfPerson(db, session, ownListMax)).map(presentSuggestion);

/** Withdraws one's own suggestion. Throws NOT_FOUND, and CONFLICT where it is no longer pending. */
export function withdraw(events: Events, session: Session, id: string): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    const row = await store.lockSuggestion(trx, id);
    // Another person's suggestion answers like a missing one, so ids cannot be probed.
    if (!canDelete.allows(session, row)) throw notFound();
    if (row.state !== "waiting") {
      throw new AppError("CONFLICT", "This suggestion has already been reviewed.", {
        current: presentSuggestion(row),
      });
    }
    await store.deleteSuggestion(trx, id);
    return { _id: id };
  });
}

type KeysetPage = { state: contract.SuggestionState; limit: number; after?: string | undefined };

/** A page of suggestions in one state, for admins. */
export async function listForReview(db: Db, { limit, ...place }: KeysetPage) {
  const rows = await store.listInState(db, { ...place, limit: limit + 1 });
  return listPage(rows, limit, presentForReview);
}

/** Edits a suggestion. Throws NOT_FOUND, VALIDATION, and CONFLICT where `ifVersion` is stale. */
export function edit(
  events: Events,
  id: string,
  { city, ...message }: Body<typeof contract.editSuggestion>,
  ifVersion?: number,
): Promise<contract.SuggestionToCheck> {
  const changes = { ...message, ...(city === undefined ? {} : { city: cityOrThrow(city) }) };
  return events.write(async (trx, publish) => {
    const row = await suggestionForReview(trx, id, ifVersion);
    if (Object.values(changes).some((value) => value !== undefined)) {
      await store.updateSuggestion(trx, id, changes);
    }
    return presentChanged(trx, publish, row);
  });
}

type SuggestionDecision = { is: "approved" } | { is: "refused"; reason: string };

/** Dependencies of mailing a decision; `findPerson` returns undefined where the account was deleted. */
export type DecisionDeps = {
  events: Events;
  publicUrl: string;
  findPerson: (db: Db, id: string) => Promise<{ username: string; email: string } | undefined>;
};

/**
 * Approves or declines a suggestion, and mails its author where the state changes. Throws NOT_FOUND, and
 * CONFLICT where `ifVersion` is stale.
 */
export function decide(
  deps: DecisionDeps,
  session: Session,
  {
    id,
    decision,
    ifVersion,
  }: { id: string; decision: SuggestionDecision; ifVersion: number | undefined },
): Promise<contract.SuggestionToCheck> {
  return deps.events.write(async (trx, publish) => {
    const row = await suggestionForReview(trx, id, ifVersion);
    await store.updateSuggestion(trx, id, {
      state: decision.is,
      reason: decision.is === "refused" ? decision.reason : null,
      decided_by: session.userId,
      decided_at: new Date(),
    });
    if (row.state !== decision.is) await mailDecision(deps, trx, publish, { row, decision });
    return presentChanged(trx, publish, row);
  });
}

type DecidedSuggestion = { row: store.ProviderRow; decision: SuggestionDecision };

async function mailDecision(
  { publicUrl, findPerson }: DecisionDeps,
  trx: Trx,
  publish: Publish,
  { row: place, decision }: DecidedSuggestion,
): Promise<void> {
  const person =
    place.suggested_by === null ? undefined : await findPerson(trx, place.suggested_by);
  if (!person) return;
  const about = { person, place, publicUrl };
  const mail =
    decision.is === "approved"
      ? approvedEmail(about)
      : declinedEmail({ ...about, reason: decision.reason });
  await queueEmail(trx, publish, { to: person.email, cause: checked, mail });
}

/** Deletes a person's suggestions that are not public; public ones lose their author. */
export async function deleteUnapproved(trx: Trx, { id }: { id: string }): Promise<void> {
  await store.deleteUnapproved(trx, { userId: id });
}

async function suggestionForReview(trx: Trx, id: string, ifVersion: number | undefined) {
  const row = await store.lockSuggestion(trx, id);
  if (!row) throw notFound();
  const stale = "This suggestion was changed elsewhere. Reload to see the newer version.";
  await rejectStale(ifVersion, row, stale, async () => {
    const current = await store.findSuggestion(trx, id);
    return current && presentForReview(current);
  });
  return row;
}

/** The suggestion after a change; publishes an event for each public list it was or is on. */
async function presentChanged(trx: Trx, publish: Publish, before: store.ProviderRow) {
  const now = await store.findSuggestion(trx, before.id);
  if (!now) throw notFound();
  for (const { state, service, city } of [before, now]) {
    if (state === "approved")
      publish({ what: "providers.changed", place: cityKeyOf({ service, city }) });
  }
  return presentForReview(now);
}

function cityOrThrow(name: string): string {
  const city = cityNamed(name);
  if (city !== undefined) return city;
  const message = "Select a city from the list.";
  throw new AppError("VALIDATION", message, { fields: { city: message } });
}

const notFound = () => new AppError("NOT_FOUND", "This suggestion doesn't exist or was withdrawn.");

/** The label of a city with look-ups; the same for every service, ignoring case, accents, spaces and hyphens. */
const cityNamed = (name: string): string | undefined => servicesIn("vet", name)?.city.label;
