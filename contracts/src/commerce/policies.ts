import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { lineText, Moment, text } from "../kernel/text.ts";

/** The policies that a shop can have, in the order of the admin page. */
export const shopPolicyKinds = ["refund", "terms", "privacy"] as const;
export type ShopPolicyKind = (typeof shopPolicyKinds)[number];

export const policyTitleMax = 100;
export const policyTextMax = 50_000;

export const policyExists = "This policy already exists. Reload the page to edit it.";

/** A policy of the embedded shop. */
export const AdminPolicy = z.object({
  kind: z.enum(shopPolicyKinds),
  title: z.string(),
  /** Paragraphs with blank lines between them, `## ` headings and `- ` lists. */
  text: z.string(),
  updatedAt: Moment,
  version: z.number(),
});
export type AdminPolicy = z.output<typeof AdminPolicy>;

const kind = z.enum(shopPolicyKinds, { error: "Select a policy." });
const title = lineText("Title", policyTitleMax);
const content = text("Text", policyTextMax);
const params = z.object({ kind });
const policy = { session: "admin", response: AdminPolicy, versioned: true } as const;

export const listPolicies = endpoint({
  method: "GET",
  path: "/api/admin/policies",
  summary: "Lists the policies of the embedded shop.",
  session: "admin",
  response: z.array(AdminPolicy),
});

export const createPolicy = endpoint({
  method: "POST",
  path: "/api/admin/policies",
  summary: "Creates a policy. 409 TAKEN if the shop has one of this kind.",
  body: z.strictObject({ kind, title, text: content }),
  ...policy,
  status: 201,
});

export const changePolicy = endpoint({
  method: "PUT",
  path: "/api/admin/policies/:kind",
  summary:
    "Updates a policy. Only the fields that are sent change. 409 CONFLICT if the policy has changed.",
  params,
  body: z.strictObject({ title: z.optional(title), text: z.optional(content) }),
  ...policy,
});

export const deletePolicy = endpoint({
  method: "DELETE",
  path: "/api/admin/policies/:kind",
  summary: "Deletes a policy. The site no longer links to it.",
  session: "admin",
  params,
  response: z.object({ kind }),
});
