import type { Story } from "#contracts/community/stories.ts";

const moment = "2026-11-21T10:00:00.000Z";

export const blogWith = (rest: Partial<Story>): Story => ({
  _id: "blog",
  title: "Eleven trains",
  contentOne: "From Trieste to Palermo by rail.",
  contentTwo: "",
  contentThree: "",
  contentFour: "",
  contentOneImage: null,
  contentTwoImage: null,
  contentThreeImage: null,
  contentFourImage: null,
  contentOneImageAlt: "",
  contentTwoImageAlt: "",
  contentThreeImageAlt: "",
  contentFourImageAlt: "",
  pictures: [null, null, null, null],
  author: null,
  likes: [],
  likeCount: 0,
  comments: [],
  commentCount: 0,
  readingMinutes: 1,
  createdAt: moment,
  updatedAt: moment,
  version: 1,
  ...rest,
});
