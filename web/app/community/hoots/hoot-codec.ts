import * as z from "zod/mini";
import { defaultCategory, titleMax } from "#contracts/community/hoot-names.ts";
import { type HootPhotoName, hootAltMax, hootPhotos } from "#contracts/community/hoot-photos.ts";
import { createHoot, Hoot, hootTextMax, updateHoot } from "#contracts/community/hoots.ts";
import { codec } from "../../forms/codec.ts";
import type { ChosenFiles } from "../../forms/draft-files.ts";
import { file, plain, text } from "../../forms/fields.ts";
import { gifText } from "./text.ts";

const [one, two, three, four] = hootPhotos;
const alt = ({ label }: { label: string }) =>
  text(`Description of the ${label.toLowerCase()}`, { max: hootAltMax });

const photoOf = ({ photos = [] }: Hoot, wanted: HootPhotoName) => {
  const photo = photos.find(({ name }) => name === wanted);
  return { file: { url: photo?.url ?? null }, alt: photo?.alt ?? "" };
};

/** How a hoot is written and edited. */
export const hootCodec = codec({
  noun: "hoot",
  resource: Hoot,
  create: createHoot.body,
  update: updateHoot.body,
  fields: {
    title: text("Title", { max: titleMax }),
    text: text("Text", { max: hootTextMax }),
    // The server checks it against the settings.
    category: { ...text("Category"), blank: defaultCategory },
    gifUrl: plain("GIF", z.nullable(z.string()), null, (url) =>
      url ? gifText(url) || "A different GIF" : "None",
    ),
    photoOne: file(one.label),
    photoOneAlt: alt(one),
    photoTwo: file(two.label),
    photoTwoAlt: alt(two),
    photoThree: file(three.label),
    photoThreeAlt: alt(three),
    photoFour: file(four.label),
    photoFourAlt: alt(four),
  },
  print: (hoot) => ({
    photoOne: photoOf(hoot, "photoOne").file,
    photoOneAlt: photoOf(hoot, "photoOne").alt,
    photoTwo: photoOf(hoot, "photoTwo").file,
    photoTwoAlt: photoOf(hoot, "photoTwo").alt,
    photoThree: photoOf(hoot, "photoThree").file,
    photoThreeAlt: photoOf(hoot, "photoThree").alt,
    photoFour: photoOf(hoot, "photoFour").file,
    photoFourAlt: photoOf(hoot, "photoFour").alt,
  }),
});

export type HootValues = typeof hootCodec.blank;

/** The descriptions of replaced photos, which are sent with each, even if unchanged. */
export const altsOfReplaced = (files: ChosenFiles, values: HootValues): Record<string, string> =>
  Object.fromEntries(
    hootPhotos.flatMap(({ file: name, alt: altName }) =>
      files[name] ? [[altName, values[altName].trim()]] : [],
    ),
  );
