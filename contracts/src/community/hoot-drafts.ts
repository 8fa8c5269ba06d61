import * as z from "zod/mini";
import { inText } from "#format/words.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { AirlineKey, BreedName, RouteEnds } from "../lookup/tags.ts";
import { Id, lineText, optionalLineText, text } from "../kernel/text.ts";
import { GifUrl } from "./gifs.ts";
import { Category, categoryMissing, Hoot, hootTextMax } from "./hoot.ts";
import { defaultCategory, titleMax } from "./hoot-names.ts";
import { hootAltMax, hootPhotos } from "./hoot-photos.ts";

// Apart from the calls of lists: pages that show hoots don't load what checks a new one.

/** A category as forms send it; blank means General. */
const chosenCategory = z.pipe(
  z.union([z.literal(""), Category], { error: categoryMissing }),
  z.transform((category) => (category === "" ? defaultCategory : category)),
);

const title = lineText("Title", titleMax);
const hootText = text("Text", hootTextMax);
/* @__NO_SIDE_EFFECTS__ */
const photoAlt = (label: string) =>
  z.nullable(optionalLineText(`The description of the ${inText(label)}`, hootAltMax));
const tags = {
  airline: z.optional(z.nullable(AirlineKey)),
  route: z.optional(z.nullable(RouteEnds)),
  breed: z.optional(z.nullable(BreedName)),
};
const [one, two, three, four] = hootPhotos;
const photoAlts = {
  photoOneAlt: photoAlt(one.label),
  photoTwoAlt: photoAlt(two.label),
  photoThreeAlt: photoAlt(three.label),
  photoFourAlt: photoAlt(four.label),
};
/* @__NO_SIDE_EFFECTS__ */
const photo = (label: string) => ({ label, kinds: ["picture"], visibility: "public" }) as const;
const photoFiles = {
  photoOne: photo(one.label),
  photoTwo: photo(two.label),
  photoThree: photo(three.label),
  photoFour: photo(four.label),
};

export const createHoot = endpoint({
  method: "POST",
  path: "/api/hoots",
  summary:
    "Creates a hoot with up to four photos. The default category is General. Photos are sent as multipart files with optional descriptions. A hoot can be tagged with an airline, a route and a breed from our lists.",
  session: "required",
  body: z.strictObject({
    title,
    text: hootText,
    category: z._default(z.optional(chosenCategory), defaultCategory),
    gifUrl: z.optional(z.nullable(GifUrl)),
    ...photoAlts,
    ...tags,
  }),
  files: photoFiles,
  response: Hoot,
  status: 201,
  versioned: true,
  idempotent: true,
  queued: true,
  limits: { rates: [{ times: 60, seconds: 10 * 60, per: "account" }] },
});
export type HootDraft = z.input<(typeof createHoot)["body"]>;

export const updateHoot = endpoint({
  method: "PUT",
  path: "/api/hoots/:id",
  summary:
    "Updates a hoot. Only the fields that are sent change; `gifUrl: null` removes the GIF, a photo of null is removed, and `category: null` resets it to General. Author only.",
  session: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({
    title: z.optional(title),
    text: z.optional(hootText),
    category: z.optional(z.nullable(chosenCategory)),
    gifUrl: z.optional(z.nullable(GifUrl)),
    ...photoAlts,
    ...tags,
  }),
  files: photoFiles,
  response: Hoot,
  versioned: true,
  idempotent: true,
  queued: true,
});
