import * as bookmarks from "#contracts/community/bookmarks.ts";
import * as comments from "#contracts/community/comments.ts";
import * as hoots from "#contracts/community/hoots.ts";
import { listMine } from "#contracts/community/mine.ts";
import * as notifications from "#contracts/community/notifications.ts";
import * as push from "#contracts/community/push.ts";
import * as relations from "#contracts/community/relations.ts";
import * as stories from "#contracts/community/stories.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import { linkToken } from "../src/platform/http/link-tokens.ts";
import { readSecret } from "../src/accounts/accounts/secret.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { freshText } from "./fresh-text.ts";
import * as tripPolicy from "../src/travel/trips/policy.ts";
import { ofTrip, withGroup } from "./authorization-rows-of-members.ts";
import { newPerson } from "./people.ts";
import { addBlog } from "./owned-rows.ts";

const text = "Is there a bench for dogs?";

const post = ({ owner }: Scene) =>
  owner.call(hoots.createHoot, { body: { title: freshText("Two benches"), text } });

async function hootComment(scene: Scene) {
  const { _id: id } = await post(scene);
  const body = { text: freshText("One in the sun.") };
  const { _id: commentId } = await scene.owner.call(hoots.createComment, { params: { id }, body });
  return { id, commentId };
}

async function storyComment(scene: Scene) {
  const { _id: id } = await addBlog(scene.owner.call);
  const input = { params: { id }, body: { text: freshText("One in the shade.") } };
  const { _id: commentId } = await scene.owner.call(stories.createStoryComment, input);
  return { id, commentId };
}

/** Somebody who is neither of the two. */
async function third({ server, owner }: Scene) {
  const { call } = await newPerson(server);
  const { _id } = await call(hoots.createHoot, { body: { title: freshText("A third"), text } });
  const { author } = await owner.call(hoots.getHoot, { params: { id: _id } });
  return { params: { id: author?._id ?? "" } };
}

/** Of people who have blocked the caller, nothing exists. */
const unseen = { blocked: "NOT_FOUND" } as const;

const ofRelations: readonly Row[] = [
  ownRow(relations.followPerson, third),
  ownRow(relations.unfollowPerson, third),
  ownRow(relations.blockPerson, third),
  ownRow(relations.unblockPerson, third),
  ownRow(relations.mutePerson, third),
  ownRow(relations.unmutePerson, third),
  row(relations.followPerson, {
    what: "oneself",
    input: ({ owner }) => ({ params: { id: owner.id } }),
    owner: "VALIDATION",
    stranger: "ok",
    ...unseen,
  }),
  ownRow(relations.listBlocks, () => ({})),
  ownRow(relations.listHiddenPeople, () => ({})),
  ownRow(hoots.followedHoots, () => ({})),
];

const bookmark = async (scene: Scene) => ({
  params: { kind: "hoot" as const, id: (await post(scene))._id },
});
const thread = bookmark;

async function trip(scene: Scene) {
  const body = { destination: "Chile" };
  const { _id: tripId } = await scene.owner.call(createTrip, { body });
  await withGroup(scene, tripId);
  return { tripId };
}

const savedToTrip = async (scene: Scene) => {
  const params = { ...(await trip(scene)), ...(await bookmark(scene)).params };
  await scene.owner.call(bookmarks.saveToTrip, { params });
  return { params };
};

async function pushDevice({ owner }: Scene) {
  const { _id: id } = await owner.call(push.addPushDevice, { body: subscription() });
  return { params: { id } };
}

const subscription = () => ({
  endpoint: `https://push.example.com/${crypto.randomUUID()}`,
  keys: { p256dh: "A".repeat(87), auth: "B".repeat(22) },
});

const ofOthers: readonly Row[] = [
  row(bookmarks.addBookmark, { input: bookmark, stranger: "ok", ...unseen }),
  ownRow(bookmarks.removeBookmark, bookmark),
  ownRow(bookmarks.listBookmarks, () => ({})),
  row(bookmarks.saveToTrip, { input: savedToTrip, ...ofTrip(tripPolicy.canEdit) }),
  row(bookmarks.removeFromTrip, { input: savedToTrip, ...ofTrip(tripPolicy.canEdit) }),
  row(bookmarks.listTripBookmarks, {
    input: async (scene) => ({ params: await trip(scene) }),
    ...ofTrip(tripPolicy.canRead),
  }),
  ownRow(push.listPushDevices, () => ({})),
  ownRow(push.addPushDevice, () => ({ body: subscription() })),
  ownRow(push.removePushDevice, pushDevice),
  ownRow(listMine, async (scene) => ({
    query: { kind: "hoot" as const, ids: (await post(scene))._id },
  })),
  ownRow(notifications.listNotifications, () => ({})),
  ownRow(notifications.readNotifications, () => ({ body: {} })),
  ownRow(notifications.getNotificationSettings, () => ({})),
  ownRow(notifications.getDailyEmail, () => ({})),
  ownRow(notifications.updateNotificationSettings, () => ({ body: {} })),
  openRow(notifications.unsubscribeFromMail, ({ server, stranger }) => ({
    body: {
      token: linkToken(readSecret(server.env), "notification emails", stranger.id),
      what: "like" as const,
    },
  })),
  row(notifications.followThread, { input: thread, stranger: "ok", ...unseen }),
  row(notifications.muteThread, { input: thread, stranger: "ok", ...unseen }),
  ownRow(notifications.resetThread, thread),
  ownRow(notifications.suggestMentions, () => ({ query: { q: "da" } })),
];

const ofComments: readonly Row[] = [
  row(comments.likeComment, {
    input: async (scene) => ({ params: await hootComment(scene) }),
    stranger: "ok",
    ...unseen,
  }),
  row(comments.unlikeComment, {
    input: async (scene) => ({ params: await hootComment(scene) }),
    stranger: "ok",
    ...unseen,
  }),
  row(comments.likeStoryComment, {
    input: async (scene) => ({ params: await storyComment(scene) }),
    stranger: "ok",
    ...unseen,
  }),
  row(comments.unlikeStoryComment, {
    input: async (scene) => ({ params: await storyComment(scene) }),
    stranger: "ok",
    ...unseen,
  }),
  row(hoots.acceptAnswer, {
    input: async (scene) => {
      const { id, commentId } = await hootComment(scene);
      return { params: { id }, body: { commentId } };
    },
    stranger: "NOT_YOURS",
    ...unseen,
  }),
  row(hoots.removeAnswer, {
    input: async (scene) => ({ params: { id: (await post(scene))._id } }),
    stranger: "NOT_YOURS",
    ...unseen,
  }),
];

/** The authorization matrix of what people are to each other, bookmarks and notifications. */
export const rowsOfCommunity: readonly Row[] = [
  openRow(hoots.countHoots, () => ({ query: { airline: "delta" } })),
  ...ofRelations,
  ...ofOthers,
  ...ofComments,
];
