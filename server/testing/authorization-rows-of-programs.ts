import * as tokens from "#contracts/accounts/access-tokens.ts";
import * as webhooks from "#contracts/accounts/webhooks.ts";
import { ownRow, type Row, row, type Scene } from "./authorization-scene.ts";

const body = { name: "calendar", scopes: ["read" as const], days: 30 };

const tokenOf = async ({ owner }: Scene) => {
  for (const { _id: id } of await owner.call(tokens.listAccessTokens))
    await owner.call(tokens.revokeAccessToken, { params: { id } });
  return { params: { id: (await owner.call(tokens.createAccessToken, { body }))._id } };
};

const webhook = {
  url: "https://hooks.example.com/wagabond",
  events: ["trip.changed" as const],
};

const webhookOf = async ({ owner }: Scene) => {
  for (const { _id: id } of await owner.call(webhooks.listWebhooks))
    await owner.call(webhooks.removeWebhook, { params: { id } });
  return { params: { id: (await owner.call(webhooks.createWebhook, { body: webhook }))._id } };
};

/** Access tokens and webhooks. */
export const rowsOfPrograms: readonly Row[] = [
  ownRow(tokens.createAccessToken, () => ({ body })),
  ownRow(tokens.listAccessTokens, () => ({})),
  row(tokens.revokeAccessToken, { input: tokenOf, stranger: "NOT_FOUND" }),
  ownRow(webhooks.createWebhook, () => ({ body: webhook })),
  ownRow(webhooks.listWebhooks, () => ({})),
  row(webhooks.updateWebhook, {
    input: async (scene) => ({ ...(await webhookOf(scene)), body: { enabled: false } }),
    stranger: "NOT_FOUND",
  }),
  row(webhooks.removeWebhook, { input: webhookOf, stranger: "NOT_FOUND" }),
  row(webhooks.listDeliveries, { input: webhookOf, stranger: "NOT_FOUND" }),
  row(webhooks.testWebhook, { input: webhookOf, stranger: "NOT_FOUND" }),
];
