import { AppError } from "#contracts/kernel/errors.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import * as contract from "#contracts/commerce/policies.ts";
import type { Events } from "../../platform/events.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { htmlOfText, textOfHtml } from "../../platform/rich-text.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import * as store from "./shop-policies-store.ts";

type NewPolicy = ParsedInput<typeof contract.createPolicy>["body"];
type Change = {
  kind: contract.ShopPolicyKind;
  body: ParsedInput<typeof contract.changePolicy>["body"];
  ifVersion: number | undefined;
};

/** The policies for admins, in the order of the page. */
export async function listAdminPolicies(db: Db): Promise<contract.AdminPolicy[]> {
  const rows = await store.listPolicies(db);
  const orderOf = ({ kind }: store.AdminPolicyRow) => contract.shopPolicyKinds.indexOf(kind);
  return rows.toSorted((a, b) => orderOf(a) - orderOf(b)).map(presentPolicy);
}

/** Creates a policy. Throws TAKEN where the shop has one of this kind. */
export const createPolicy = (
  events: Events,
  { kind, title, text }: NewPolicy,
): Promise<contract.AdminPolicy> =>
  events.write(async (trx, publish) => {
    const row = await store.insertPolicy(trx, { kind, title, ...contentOf(text) });
    if (!row) throw new AppError("TAKEN", contract.policyExists);
    publish({ what: "policy.changed", kind });
    return presentPolicy(row);
  });

/** Updates the fields that are sent. Throws NOT_FOUND, and CONFLICT where `ifVersion` is stale. */
export const changePolicy = (
  events: Events,
  { kind, body: { title, text }, ifVersion }: Change,
): Promise<contract.AdminPolicy> =>
  events.write(async (trx, publish) => {
    const before = await lockPolicy(trx, kind);
    const stale = "Someone else changed this policy. Review it and try again.";
    await rejectStale(ifVersion, before, stale, () => presentPolicy(before));
    const row = await store.updatePolicy(trx, kind, {
      ...(title !== undefined && { title }),
      ...(text !== undefined && contentOf(text)),
    });
    publish({ what: "policy.changed", kind });
    return presentPolicy(row);
  });

/** Deletes a policy. Throws NOT_FOUND. */
export const deletePolicy = (events: Events, kind: contract.ShopPolicyKind) =>
  events.write(async (trx, publish) => {
    await lockPolicy(trx, kind);
    await store.deletePolicy(trx, kind);
    publish({ what: "policy.changed", kind });
    return { kind };
  });

async function lockPolicy(trx: Trx, kind: contract.ShopPolicyKind): Promise<store.AdminPolicyRow> {
  const row = await store.lockPolicy(trx, kind);
  if (!row) throw new AppError("NOT_FOUND", "This policy doesn't exist.");
  return row;
}

const contentOf = (text: string) => ({ source: text, body: htmlOfText(text) });

const presentPolicy = (row: store.AdminPolicyRow): contract.AdminPolicy => ({
  kind: row.kind,
  title: row.title,
  text: row.source ?? textOfHtml(row.body),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});
