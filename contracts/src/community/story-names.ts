/** Constants of stories for browsers, without schemas. */

export const sectionMax = 20_000;
/** Longest alternative text of a picture. */
export const storyAltMax = 200;

export const storyAddFailed = (message: string): string =>
  `Adding Blog Failed: ${message}. Please try again.`;
export const storyUpdateFailed = "Failed to update blog. Please try again.";
export const storyDeleteFailed = "Failed to delete blog. Please try again.";
export const confirmStoryDelete = "Are you sure you want to delete this blog post?";
export const noStories = "No Blogs Yet!";
export const noOwnStories = "You haven't written any blogs yet.";

/** The four sections of a story: wire names of text, picture and alternative text, and the label. */
export const sections = [
  {
    content: "contentOne",
    image: "contentOneImage",
    alt: "contentOneImageAlt",
    title: "How Did It Start?",
  },
  {
    content: "contentTwo",
    image: "contentTwoImage",
    alt: "contentTwoImageAlt",
    title: "What Happened?",
  },
  {
    content: "contentThree",
    image: "contentThreeImage",
    alt: "contentThreeImageAlt",
    title: "How Did It End?",
  },
  {
    content: "contentFour",
    image: "contentFourImage",
    alt: "contentFourImageAlt",
    title: "What Does It Mean?",
  },
] as const;
