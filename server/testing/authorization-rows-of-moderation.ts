import { createHoot } from "#contracts/community/hoots.ts";
import * as members from "#contracts/community/members.ts";
import * as moderation from "#contracts/community/moderation.ts";
import { linkToken } from "../src/platform/http/link-tokens.ts";
import { readSecret } from "../src/accounts/accounts/secret.ts";
import { appealPurpose } from "../src/community/moderation/decisions.ts";
import {
  adminOf,
  decideAbout,
  newModerator,
  reported,
} from "../src/community/moderation/moderation.testing.ts";
import { personOf } from "../src/accounts/relations/relations.testing.ts";
import { type Row, row, type Scene } from "./authorization-scene.ts";
import { freshText } from "./fresh-text.ts";
import { newPerson } from "./people.ts";

const draft = () => ({ title: freshText("A third"), text: freshText("A quiet harbor.") });

/** The hoot of a third person. */
async function thirdHoot({ server }: Scene) {
  const { call } = await newPerson(server);
  const { _id: id } = await call(createHoot, { body: draft() });
  return { kind: "hoot" as const, id };
}

/** The owner's hoot, hidden. */
async function hidden({ server, owner }: Scene) {
  const { _id: id } = await owner.call(createHoot, { body: draft() });
  await decideAbout(server, await newModerator(server), { kind: "hoot", id }, { decision: "hide" });
  return id;
}

const forModerators = {
  owner: "ADMIN_ONLY",
  stranger: "ADMIN_ONLY",
  moderator: "ok",
  admin: "ok",
} as const;
const forAdmins = { ...forModerators, moderator: "ADMIN_ONLY" } as const;

const member = async ({ server }: Scene) => ({ params: { id: (await personOf(server)).id } });

/** A suspension of another person, with the token that was mailed to them. */
async function mailed({ server }: Scene) {
  const { id } = await personOf(server);
  const call = await adminOf(server);
  await call(members.suspendMember, { params: { id }, body: { days: 1 } });
  const { _id } = (await call(moderation.listAudit, { query: { limit: 1 } })).data[0] ?? {
    _id: "",
  };
  return { id: _id, token: linkToken(readSecret(server.env), appealPurpose, _id) };
}

/** The authorization matrix of reports, decisions, appeals and accounts. */
export const rowsOfModeration: readonly Row[] = [
  row(moderation.createReport, {
    input: async (scene) => ({ body: { ...(await thirdHoot(scene)), reason: "spam" as const } }),
    stranger: "ok",
  }),
  row(moderation.listReports, { input: () => ({}), ...forModerators }),
  row(moderation.decideReport, {
    input: async (scene) => ({
      params: { id: await reported(scene.server, await thirdHoot(scene)) },
      body: { decision: "dismiss" as const },
    }),
    ...forModerators,
  }),
  row(moderation.listAudit, { input: () => ({}), ...forModerators }),
  row(moderation.getDecision, {
    input: async (scene) => ({ params: { id: await hidden(scene) } }),
    stranger: "NOT_FOUND",
    suspended: "NOT_FOUND",
  }),
  row(moderation.getDecision, {
    what: "with the emailed token",
    input: async (scene) => {
      const { id, token } = await mailed(scene);
      return { params: { id }, query: { token } };
    },
    guest: "ok",
    stranger: "ok",
    suspended: "ok",
  }),
  row(moderation.createAppeal, {
    input: async (scene) => ({ body: { id: await hidden(scene), text: "Please look again." } }),
    stranger: "NOT_FOUND",
    suspended: "NOT_FOUND",
  }),
  row(members.listMembers, { input: () => ({}), ...forAdmins }),
  row(members.setRole, {
    input: async (scene) => ({ ...(await member(scene)), body: { role: "moderator" as const } }),
    ...forAdmins,
  }),
  row(members.verifyMember, { input: member, ...forAdmins }),
  row(members.suspendMember, {
    input: async (scene) => ({ ...(await member(scene)), body: { days: 7 } }),
    ...forAdmins,
  }),
  row(members.liftSuspension, { input: member, ...forAdmins }),
  row(members.endMemberSessions, { input: member, ...forAdmins }),
];
