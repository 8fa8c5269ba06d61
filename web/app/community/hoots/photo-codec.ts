import {
  type HootPhoto,
  type HootPhotoName,
  hootAltMax,
  hootPhotos,
} from "#contracts/community/hoots.ts";
import { inText } from "#format/words.ts";
import type { ChosenFiles } from "../../forms/draft-files.ts";
import { file, text } from "../../forms/fields.ts";

const [one, two, three, four] = hootPhotos;
const alt = ({ label }: { label: string }) =>
  text(`Description of the ${inText(label)}`, { max: hootAltMax });

/** Up to four photos with their descriptions, as fields of a codec. */
export const photoCodecFields = {
  photoOne: file(one.label),
  photoOneAlt: alt(one),
  photoTwo: file(two.label),
  photoTwoAlt: alt(two),
  photoThree: file(three.label),
  photoThreeAlt: alt(three),
  photoFour: file(four.label),
  photoFourAlt: alt(four),
};

/** The values of these fields. */
export function printPhotos(photos: readonly HootPhoto[] = []) {
  const photoOf = (place: HootPhotoName) => photos.find(({ name }) => name === place);
  const fileOf = (place: HootPhotoName) => ({ url: photoOf(place)?.url ?? null });
  const altOf = (place: HootPhotoName) => photoOf(place)?.alt ?? "";
  return {
    photoOne: fileOf("photoOne"),
    photoOneAlt: altOf("photoOne"),
    photoTwo: fileOf("photoTwo"),
    photoTwoAlt: altOf("photoTwo"),
    photoThree: fileOf("photoThree"),
    photoThreeAlt: altOf("photoThree"),
    photoFour: fileOf("photoFour"),
    photoFourAlt: altOf("photoFour"),
  };
}

type Alts = Record<(typeof hootPhotos)[number]["alt"], string>;

/** The descriptions of replaced photos, which are sent with each, even if unchanged. */
export const altsOfReplaced = (files: ChosenFiles, values: Alts): Record<string, string> =>
  Object.fromEntries(
    hootPhotos.flatMap(({ file: name, alt: altName }) =>
      files[name] ? [[altName, values[altName].trim()]] : [],
    ),
  );
