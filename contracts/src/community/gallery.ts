import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id, lineText, optionalLineText } from "../kernel/text.ts";
import { verifyToShowPhotos } from "../accounts/verification.ts";

/** Auto-scroll: milliseconds per pixel. */
export const scrollStepMs = 30;

export const galleryNeedsLogIn = "Please log in to see and upload your gallery images.";
export const uploadFailed = "Upload failed";
export const photoDeleteFailed = "Failed to delete image";
export const unexpectedFormat = "Unexpected response format";
export const confirmPhotoDelete = "Are you sure you want to delete this image?";
export const noImages = "No images available.";

/** Alternative text of a photo whose owner entered none, from the pet and the username. */
export const altOf = (photo: { petName: string | null }, username: string | undefined): string => {
  const by = username === undefined ? "" : ` by ${username}`;
  return photo.petName ? `Photo of ${photo.petName}${by}.` : `Photo${by}.`;
};

export const captionMax = 200;
export const altMax = 300;
/** Longest URL of a picture. */
export const addressMax = 300;
export const bestiesMax = 60;
/** Pictures in the grid on narrow screens. */
export const bestiesInGrid = 8;
export const bestyWidth = 200;

/** A photo of a gallery. `width`, `height` and `thumbhash` (base64) reserve its space until it has loaded. */
export const Photo = z.object({
  _id: Id,
  url: z.string(),
  caption: z.string(),
  alt: z.string(),
  petId: z.nullable(Id),
  petName: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  thumbhash: z.nullable(z.string()),
  /** Animated, so it does not start by itself. */
  animated: z.boolean(),
  /** Moderators have hidden it; only its owner and moderators get it. */
  hidden: z.optional(z.literal(true)),
});
export type Photo = z.output<typeof Photo>;

/** Photos of a person, newest first. */
export const Gallery = z.object({ photoGallery: z.array(z.string()), photos: z.array(Photo) });
export type Gallery = z.output<typeof Gallery>;

const params = z.object({ profileId: Id });

/** Fields that a person enters for a photo. */
const photoText = {
  caption: optionalLineText("Caption", captionMax),
  alt: optionalLineText("Alt text", altMax),
  petId: z.optional(z.nullable(Id)),
};

export const getGallery = endpoint({
  method: "GET",
  path: "/api/gallerys/:profileId",
  summary: "Lists a user's gallery photos.",
  session: "optional",
  params,
  response: Gallery,
});

export const uploadPhotos = endpoint({
  method: "POST",
  path: "/api/gallerys/upload/:profileId",
  summary: "Adds up to four photos to the current user's gallery.",
  session: "required",
  unverified: verifyToShowPhotos,
  params,
  body: z.strictObject(photoText),
  files: {
    image: {
      label: "Image",
      kinds: ["picture"],
      visibility: "public",
      required: true,
      many: true,
    },
  },
  response: z.object({ gallery: Gallery }),
  status: 201,
  idempotent: true,
  queued: true,
  limits: { rates: [{ times: 120, seconds: 600, per: "account" }] },
});

export const updatePhoto = endpoint({
  method: "PUT",
  path: "/api/gallerys/:profileId/photos/:photoId",
  summary:
    "Updates a photo's details, such as its caption and alt text. Only the fields that are sent change.",
  session: "required",
  unverified: verifyToShowPhotos,
  params: z.object({ profileId: Id, photoId: Id }),
  body: z.strictObject(photoText),
  response: z.object({ gallery: Gallery }),
});

export const deletePhoto = endpoint({
  method: "DELETE",
  path: "/api/gallerys/delete/:profileId",
  summary: "Deletes a photo from the current user's gallery by its URL.",
  session: "required",
  params,
  body: z.strictObject({
    imageUrl: lineText("imageUrl", addressMax),
  }),
  response: z.object({ gallery: Gallery }),
});

/** A photo of a pet and its photographer. */
export const Besty = z.object({
  imageUrl: z.string(),
  avatarUrl: z.string(),
  username: z.string(),
  petName: z.string(),
  alt: z.string(),
  animated: z.boolean(),
  profileId: Id,
  photoId: Id,
});
export type Besty = z.output<typeof Besty>;

export const listBesties = endpoint({
  method: "GET",
  path: "/api/gallerys/all",
  summary: "Returns up to 60 random photos from all galleries.",
  session: "optional",
  response: z.object({ images: z.array(Besty) }),
});
