import { AppError } from "#contracts/kernel/errors.ts";
import { unexpectedFormat, type Gallery, type Photo } from "#contracts/community/gallery.ts";

/** The photos added and deleted here, as responses can arrive out of order. */
export type Changes = { added: ReadonlySet<string>; deleted: ReadonlySet<string> };

/** Merges a response that may be outdated: added photos stay, deleted photos do not return. */
export function mergeGallery(
  current: Gallery,
  answer: Gallery,
  { added, deleted }: Changes,
): Gallery {
  const answeredIds = new Set(answer.photos.map(({ _id }) => _id));
  const missing = current.photos.filter(({ _id }) => added.has(_id) && !answeredIds.has(_id));
  return galleryOf([...answer.photos, ...missing].filter(({ _id }) => !deleted.has(_id)));
}

/** A gallery of these photos, the newest first. */
function galleryOf(photos: readonly Photo[]): Gallery {
  // IDs sort by time.
  const sorted = photos.toSorted((one, other) => (one._id < other._id ? 1 : -1));
  return { photoGallery: sorted.map(({ url }) => url), photos: sorted };
}

/** Photos that are in the second gallery and not in the first. */
export const newIn = (before: Gallery, after: Gallery): string[] => {
  const knownIds = new Set(before.photos.map(({ _id }) => _id));
  return after.photos.flatMap(({ _id }) => (knownIds.has(_id) ? [] : [_id]));
};

/** A response that is a gallery. Throws the spec's message if it is not. */
export function checked(answer: Gallery | undefined): Gallery {
  if (!Array.isArray(answer?.photoGallery)) throw new AppError("INTERNAL", unexpectedFormat);
  return answer;
}
