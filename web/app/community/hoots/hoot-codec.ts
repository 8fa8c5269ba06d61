import * as z from "zod/mini";
import {
  defaultCategory,
  titleMax,
  type HootPhotoName,
  hootAltMax,
  hootPhotos,
  createHoot,
  Hoot,
  hootTextMax,
  updateHoot,
} from "#contracts/community/hoots.ts";
import { inText } from "#format/words.ts";
import { codec } from "../../forms/codec.ts";
import type { ChosenFiles } from "../../forms/draft-files.ts";
import { countryNamed } from "#reference/country-names.ts";
import { countryText } from "../../lookup/places/index.ts";
import { choice, file, plain, text, type FieldCodec } from "../../forms/fields.ts";
import { gifText } from "./text.ts";

const [one, two, three, four] = hootPhotos;
const alt = ({ label }: { label: string }) =>
  text(`Description of the ${inText(label)}`, { max: hootAltMax });

const photoOf = ({ photos = [] }: Hoot, place: HootPhotoName) => {
  const photo = photos.find(({ name }) => name === place);
  return { file: { url: photo?.url ?? null }, alt: photo?.alt ?? "" };
};

/** The airlines with pages. */
export const tagAirlines = ["", "delta", "aeromexico", "american-airlines"] as const;

const airline: FieldCodec<(typeof tagAirlines)[number], string | undefined> = {
  ...choice("Airline", tagAirlines),
  print: (wire) => tagAirlines.find((key) => key === wire) ?? "",
};

/** An end of the route, by the name of its country; both are sent together. */
const end = (label: string) => ({ ...text(label), print: () => "", parse: () => undefined });

const codeOf = (name: string): string | undefined => countryNamed(name)?.country;

/** null without a route, undefined for one that is not complete. */
function routeOf({ from, to }: { from: string; to: string }) {
  if (from.trim() === "" && to.trim() === "") return null;
  const [fromCode, toCode] = [codeOf(from), codeOf(to)];
  return fromCode && toCode ? { from: fromCode, to: toCode } : undefined;
}

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
    airline,
    from: end("From country"),
    to: end("To country"),
    breed: { ...text("Breed"), parse: (value: string) => value.trim() || null },
  },
  print: (hoot) => ({
    ...(hoot.route && { from: countryText(hoot.route.from), to: countryText(hoot.route.to) }),
    photoOne: photoOf(hoot, "photoOne").file,
    photoOneAlt: photoOf(hoot, "photoOne").alt,
    photoTwo: photoOf(hoot, "photoTwo").file,
    photoTwoAlt: photoOf(hoot, "photoTwo").alt,
    photoThree: photoOf(hoot, "photoThree").file,
    photoThreeAlt: photoOf(hoot, "photoThree").alt,
    photoFour: photoOf(hoot, "photoFour").file,
    photoFourAlt: photoOf(hoot, "photoFour").alt,
  }),
  parse: (values) => ({ route: routeOf(values) }),
  check(values) {
    if (routeOf(values) !== undefined) return undefined;
    const name = codeOf(values.from) === undefined ? "from" : "to";
    return { [name]: "Select both countries from the list." };
  },
});

export type HootValues = typeof hootCodec.blank;

/** The descriptions of replaced photos, which are sent with each, even if unchanged. */
export const altsOfReplaced = (files: ChosenFiles, values: HootValues): Record<string, string> =>
  Object.fromEntries(
    hootPhotos.flatMap(({ file: name, alt: altName }) =>
      files[name] ? [[altName, values[altName].trim()]] : [],
    ),
  );
