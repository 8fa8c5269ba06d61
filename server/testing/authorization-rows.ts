import * as accounts from "#contracts/accounts/accounts.ts";
import * as signUps from "#contracts/accounts/sign-ups.ts";
import * as gifs from "#contracts/community/gifs.ts";
import * as hoots from "#contracts/community/hoots.ts";
import * as live from "#contracts/kernel/live.ts";
import * as newsletter from "#contracts/community/newsletter.ts";
import { demoEmail, demoPassword } from "../seeds/seed.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { freshText } from "./fresh-text.ts";
import { mailsTo, tokenIn } from "./mails.ts";
import { picture } from "./owned-rows.ts";
import { newPerson, newUnverified } from "./people.ts";

const draft = { title: "Two benches", text: "One for each dog." };
const post = ({ owner }: Scene) =>
  owner.call(hoots.createHoot, { body: { ...draft, title: freshText(draft.title) } });
const hoot = async (scene: Scene) => ({ params: { id: (await post(scene))._id } });
const oneHoot = async (scene: Scene) => ({ id: (await post(scene))._id });

async function comment(scene: Scene) {
  const params = await oneHoot(scene);
  const { _id } = await scene.owner.call(hoots.createComment, {
    params,
    body: { text: freshText("Mine.") },
  });
  return { params: { ...params, commentId: _id } };
}

const newAddress = (() => {
  let count = 0;
  return () => `letters${(count += 1)}@example.com`;
})();

const sessionOf = async ({ owner }: Scene) => {
  const [session] = await owner.call(accounts.listSessions);
  return { params: { id: session?._id ?? "" } };
};

/** The emailed link of a new user. */
async function mailedToken({ server }: Scene): Promise<string> {
  const { email } = await newUnverified(server);
  return tokenIn((await mailsTo(server, email))[0]);
}

async function resetToken({ server }: Scene): Promise<string> {
  const { email } = await newPerson(server);
  await server.call(accounts.forgotPassword, { body: { email } });
  return tokenIn((await mailsTo(server, email, 2)).at(-1));
}

async function mail({ server }: Scene): Promise<string> {
  const email = newAddress();
  await server.call(newsletter.subscribe, { body: { email, consent: true } });
  const [mail = ""] = await mailsTo(server, email);
  return mail;
}

const leaveTokenIn = (mail: string) =>
  /unsubscribe\?token=([\w-]+)/.exec(mail.replace(/\n[ \t]+/g, ""))?.[1] ?? "";

const invitationOf = async ({ owner: { call } }: Scene) => {
  const { data } = await call(signUps.listInvitations);
  const { url } = data[0] ?? (await call(signUps.createInvitation));
  return new URL(url ?? "").searchParams.get("invitation") ?? "";
};

const password = "eleven calm herons";

const ofAccounts: readonly Row[] = [
  openRow(accounts.signUp, () => ({ body: { name: "Nia", email: newAddress(), password } })),
  openRow(signUps.getSignUp, () => ({})),
  openRow(signUps.signUpByForm, async ({ server }) => {
    const { stamp } = await server.call(signUps.getSignUp);
    return { body: { name: "Nia", email: newAddress(), password, stamp } };
  }),
  openRow(signUps.checkInvitation, async (scene) => ({
    body: { invitation: await invitationOf(scene) },
  })),
  ownRow(signUps.listInvitations, () => ({})),
  ownRow(signUps.createInvitation, () => ({})),
  row(signUps.revokeInvitation, {
    input: async ({ owner }) => ({
      params: { id: (await owner.call(signUps.createInvitation))._id },
    }),
    stranger: "NOT_FOUND",
  }),
  openRow(accounts.logIn, () => ({ body: { email: demoEmail, password: demoPassword } })),
  openRow(accounts.verifyEmail, async (scene) => ({ body: { token: await mailedToken(scene) } })),
  openRow(accounts.checkVerification, async (scene) => ({
    body: { token: await mailedToken(scene) },
  })),
  openRow(accounts.verifyWithPassword, async (scene) => ({
    body: { token: await mailedToken(scene), password },
  })),
  openRow(accounts.disownAccount, async (scene) => ({ body: { token: await mailedToken(scene) } })),
  openRow(accounts.resendVerification, () => ({ body: { email: newAddress() } })),
  openRow(accounts.forgotPassword, () => ({ body: { email: newAddress() } })),
  openRow(accounts.resetPassword, async (scene) => ({
    body: { token: await resetToken(scene), password },
  })),
  ownRow(
    accounts.changePassword,
    ({ owner }) => ({ body: { current: owner.password, password } }),
    { ends: true },
  ),
  ownRow(
    accounts.changePassword,
    ({ owner }) => ({ body: { current: owner.password, password, endLinks: true } }),
    { ends: true },
  ),
  ownRow(accounts.renewSession, () => ({})),
  ownRow(accounts.listSessions, () => ({})),
  ownRow(accounts.logOut, () => ({}), { ends: true }),
  row(accounts.endSession, { input: sessionOf, stranger: "NOT_FOUND", ends: true }),
  ownRow(accounts.endOtherSessions, () => ({}), { ends: true }),
  ownRow(accounts.deleteAccount, ({ owner }) => ({ body: { password: owner.password } }), {
    ends: true,
  }),
];

const guest = "ok";
/** Of people who have blocked the caller, nothing exists. */
const unseen = { blocked: "NOT_FOUND" } as const;
const notYours = { stranger: "NOT_YOURS", ...unseen } as const;

const ofHoots: readonly Row[] = [
  openRow(hoots.listHoots, () => ({})),
  openRow(live.followLive, async (scene) => ({ query: { hoot: (await oneHoot(scene)).id } })),
  openRow(hoots.pageHoots, ({ owner }) => ({ query: { limit: 5, author: owner.id } })),
  openRow(hoots.randomHoots, () => ({ query: { count: 2 } })),
  openRow(hoots.searchHoots, () => ({ query: { q: "dog" } })),
  row(hoots.getHoot, { input: hoot, guest, stranger: "ok", ...unseen }),
  ownRow(hoots.createHoot, () => ({ body: { ...draft, title: freshText(draft.title) } })),
  row(hoots.createHoot, {
    what: "with a photo",
    input: async () => ({
      body: { ...draft, title: freshText(draft.title) },
      files: { photoOne: await picture() },
    }),
    stranger: "ok",
    unverified: "NOT_VERIFIED",
  }),
  row(hoots.updateHoot, {
    what: "with a photo",
    input: async (scene) => ({
      ...(await hoot(scene)),
      body: { photoTwoAlt: "A bench." },
      files: { photoOne: null, photoTwo: await picture() },
    }),
    ...notYours,
  }),
  row(hoots.updateHoot, {
    input: async (scene) => ({ ...(await hoot(scene)), body: { text: "Changed." } }),
    ...notYours,
  }),
  row(hoots.deleteHoot, { input: hoot, ...notYours }),
  row(hoots.likeHoot, { input: hoot, stranger: "ok", ...unseen }),
  row(hoots.unlikeHoot, { input: hoot, stranger: "ok", ...unseen }),
  row(hoots.createComment, {
    input: async (scene) => ({ ...(await hoot(scene)), body: { text: freshText("Well said.") } }),
    stranger: "ok",
    ...unseen,
  }),
  row(hoots.updateComment, {
    input: async (scene) => ({ ...(await comment(scene)), body: { text: "Changed." } }),
    ...notYours,
  }),
  row(hoots.updateComment, {
    what: "under a hoot that it does not stand under",
    input: async (scene) => {
      const { params } = await comment(scene);
      return { params: { ...params, ...(await oneHoot(scene)) }, body: { text: "Changed." } };
    },
    owner: "NOT_FOUND",
    stranger: "NOT_FOUND",
  }),
  row(hoots.deleteComment, { input: comment, ...notYours }),
];

const ofOthers: readonly Row[] = [
  ownRow(gifs.searchGifs, () => ({ query: { q: "dog" } })),
  openRow(newsletter.subscribe, () => ({ body: { email: newAddress(), consent: true as const } })),
  openRow(newsletter.confirmSubscription, async (scene) => ({
    body: { token: tokenIn(await mail(scene)) },
  })),
  openRow(newsletter.unsubscribe, async (scene) => ({
    query: { token: leaveTokenIn(await mail(scene)) },
    body: {},
  })),
];

/** The authorization matrix of posts and accounts. */
export const rowsOfTalk: readonly Row[] = [...ofAccounts, ...ofHoots, ...ofOthers];
