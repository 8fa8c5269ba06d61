import {
  storyAltMax,
  sectionMax,
  sections,
  Story,
  createStory,
  updateStory,
} from "#contracts/community/stories.ts";
import { titleMax } from "#contracts/community/hoots.ts";
import { codec } from "../../forms/codec.ts";
import type { ChosenFiles } from "../../forms/draft-files.ts";
import { file, text } from "../../forms/fields.ts";
import { routeFields } from "../../lookup/places/index.ts";
import { pictureLabel } from "./pictures.ts";

const [one, two, three, four] = sections;
const section = ({ title }: { title: string }) => text(title, { max: sectionMax });
const picture = ({ title }: { title: string }, required?: string) =>
  file(pictureLabel(title), { required });
const alt = ({ title }: { title: string }) =>
  text(`Description of the photo for “${title}”`, { max: storyAltMax });

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
    ...routeFields.fields,
  },
  print: ({ route }) => routeFields.print(route),
  parse: routeFields.parse,
  check: routeFields.check,
});

export type StoryValues = typeof storyCodec.blank;

/** The descriptions of replaced pictures, which are sent with each, even if unchanged. */
export const altsOfReplaced = (files: ChosenFiles, values: StoryValues): Record<string, string> =>
  Object.fromEntries(
    sections.flatMap(({ image, alt: name }) => (files[image] ? [[name, values[name].trim()]] : [])),
  );

/** The reason of a failure, to stand between "failed:" and "Please try again." */
export const reasonIn = (message: string): string =>
  message
    .replace(/\s*(?:check your connection and |please )?try again\.?$/iu, "")
    .replace(/\.$/u, "");
