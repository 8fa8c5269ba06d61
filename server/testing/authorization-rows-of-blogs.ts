import * as blogs from "#contracts/community/stories.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { addBlog, picture } from "./owned-rows.ts";
import { freshText } from "./fresh-text.ts";

const guest = "ok";
const unseen = { blocked: "NOT_FOUND" } as const;
const notYours = { stranger: "NOT_YOURS", ...unseen } as const;
const draft = { title: "Two benches", contentOne: "One for each dog." };

const oneBlog = async ({ owner }: Scene) => ({ id: (await addBlog(owner.call))._id });
const blog = async (scene: Scene) => ({ params: await oneBlog(scene) });

async function comment(scene: Scene) {
  const params = await oneBlog(scene);
  const input = { params, body: { text: freshText("Mine.") } };
  const { _id } = await scene.owner.call(blogs.createStoryComment, input);
  return { params: { ...params, commentId: _id } };
}

/** The authorization matrix of stories. */
export const rowsOfBlogs: readonly Row[] = [
  openRow(blogs.listStories, ({ owner }) => ({ query: { author: owner.id } })),
  openRow(blogs.listRandomStories, () => ({ query: { count: 3 } })),
  ownRow(blogs.listOwnStories, () => ({})),
  row(blogs.getStory, { input: blog, guest, stranger: "ok", ...unseen }),
  ownRow(blogs.createStory, async () => ({
    body: { ...draft, title: freshText(draft.title) },
    files: { contentOneImage: await picture(), contentTwoImage: await picture() },
  })),
  row(blogs.updateStory, {
    input: async (scene) => ({ ...(await blog(scene)), body: { contentOne: "Changed." } }),
    ...notYours,
  }),
  row(blogs.updateStory, {
    what: "with a picture",
    input: async (scene) => ({
      ...(await blog(scene)),
      body: {},
      files: { contentOneImage: await picture() },
    }),
    ...notYours,
  }),
  row(blogs.updateStory, {
    what: "clearing a picture",
    input: async (scene) => ({
      ...(await blog(scene)),
      body: {},
      files: { contentTwoImage: null },
    }),
    ...notYours,
  }),
  row(blogs.deleteStory, { input: blog, ...notYours }),
  row(blogs.likeStory, { input: blog, stranger: "ok", ...unseen }),
  row(blogs.unlikeStory, { input: blog, stranger: "ok", ...unseen }),
  row(blogs.createStoryComment, {
    input: async (scene) => ({ ...(await blog(scene)), body: { text: freshText("Well said.") } }),
    stranger: "ok",
    ...unseen,
  }),
  row(blogs.updateStoryComment, {
    input: async (scene) => ({ ...(await comment(scene)), body: { text: "Changed." } }),
    ...notYours,
  }),
  row(blogs.updateStoryComment, {
    what: "under a story that it does not stand under",
    input: async (scene) => {
      const { params } = await comment(scene);
      return { params: { ...params, ...(await oneBlog(scene)) }, body: { text: "Changed." } };
    },
    owner: "NOT_FOUND",
    stranger: "NOT_FOUND",
  }),
  row(blogs.deleteStoryComment, { input: comment, ...notYours }),
];
