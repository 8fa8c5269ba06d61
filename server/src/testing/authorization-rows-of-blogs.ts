import * as blogs from "#contracts/community/blogs.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { addBlog, picture } from "./owned-rows.ts";
import { freshText } from "./fresh-text.ts";

const guest = "ok";
const notYours = { stranger: "NOT_YOURS" } as const;
const draft = { title: "Two benches", contentOne: "One for each dog." };

const oneBlog = async ({ owner }: Scene) => ({ id: (await addBlog(owner.call))._id });
const blog = async (scene: Scene) => ({ params: await oneBlog(scene) });

async function comment(scene: Scene) {
  const params = await oneBlog(scene);
  const said = { params, body: { text: freshText("Mine.") } };
  const { _id } = await scene.owner.call(blogs.createBlogComment, said);
  return { params: { ...params, commentId: _id } };
}

/** Who may do what with stories. */
export const rowsOfBlogs: readonly Row[] = [
  openRow(blogs.listBlogs, ({ owner }) => ({ query: { author: owner.id } })),
  openRow(blogs.randomBlogs, () => ({ query: { count: 3 } })),
  ownRow(blogs.listOwnBlogs, () => ({})),
  row(blogs.getBlog, { input: blog, guest, stranger: "ok" }),
  ownRow(blogs.createBlog, async () => ({
    body: { ...draft, title: freshText(draft.title) },
    files: { contentOneImage: await picture(), contentTwoImage: await picture() },
  })),
  row(blogs.updateBlog, {
    input: async (scene) => ({ ...(await blog(scene)), body: { contentOne: "Changed." } }),
    ...notYours,
  }),
  row(blogs.updateBlog, {
    what: "with a picture",
    input: async (scene) => ({
      ...(await blog(scene)),
      body: {},
      files: { contentOneImage: await picture() },
    }),
    ...notYours,
  }),
  row(blogs.updateBlog, {
    what: "clearing a picture",
    input: async (scene) => ({
      ...(await blog(scene)),
      body: {},
      files: { contentTwoImage: null },
    }),
    ...notYours,
  }),
  row(blogs.deleteBlog, { input: blog, ...notYours }),
  row(blogs.likeBlog, { input: blog, stranger: "ok" }),
  row(blogs.unlikeBlog, { input: blog, stranger: "ok" }),
  row(blogs.createBlogComment, {
    input: async (scene) => ({ ...(await blog(scene)), body: { text: freshText("Well said.") } }),
    stranger: "ok",
  }),
  row(blogs.updateBlogComment, {
    input: async (scene) => ({ ...(await comment(scene)), body: { text: "Changed." } }),
    ...notYours,
  }),
  row(blogs.updateBlogComment, {
    what: "under a story that it does not stand under",
    input: async (scene) => {
      const { params } = await comment(scene);
      return { params: { ...params, ...(await oneBlog(scene)) }, body: { text: "Changed." } };
    },
    owner: "NOT_FOUND",
    stranger: "NOT_FOUND",
  }),
  row(blogs.deleteBlogComment, { input: comment, ...notYours }),
];
