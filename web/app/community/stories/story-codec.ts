import { storyAltMax, sectionMax, sections } from "#contracts/community/story-names.ts";
import { Story, createStory, updateStory } from "#contracts/community/stories.ts";
import { titleMax } from "#contracts/community/hoot-names.ts";
import { codec } from "../../forms/codec.ts";
import type { ChosenFiles } from "../../forms/draft-files.ts";
import { file, text } from "../../forms/fields.ts";
import { pictureLabel } from "./pictures.ts";

const [one, two, three, four] = sections;
const section = ({ title }: { title: string }) => text(title, { max: sectionMax });
const picture = ({ title }: { title: string }, required?: string) =>
  file(pictureLabel(title), { required });
const alt = ({ title }: { title: string }) =>
  text(`What is on the picture to “${title}”`, { max: storyAltMax });

/** How a story is written and edited. */
export const storyCodec = codec({
  noun: "story",
  resource: Story,
  create: createStory.body,
  update: updateStory.body,
  fields: {
    title: text("Title", { max: titleMax }),
    contentOne: section(one),
    contentOneImage: picture(one, "Add a photo to the first section."),
    contentOneImageAlt: alt(one),
    contentTwo: section(two),
    contentTwoImage: picture(two),
    contentTwoImageAlt: alt(two),
    contentThree: section(three),
    contentThreeImage: picture(three),
    contentThreeImageAlt: alt(three),
    contentFour: section(four),
    contentFourImage: picture(four),
    contentFourImageAlt: alt(four),
  },
});

export type StoryValues = typeof storyCodec.blank;

/** What is said of pictures that are replaced: it goes out with each, also where it stays the same. */
export const altsOfReplaced = (files: ChosenFiles, values: StoryValues): Record<string, string> =>
  Object.fromEntries(
    sections.flatMap(({ image, alt: name }) => (files[image] ? [[name, values[name].trim()]] : [])),
  );

/** Why something failed, as it fits between "failed:" and "Please try again." */
export const reasonIn = (message: string): string =>
  message
    .replace(/\s*(?:check the connection and |please )?try again\.?$/iu, "")
    .replace(/\.$/u, "");
