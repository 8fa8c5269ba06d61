import { AppError } from "#contracts/kernel/errors.ts";
import { unexpectedFormat } from "#contracts/community/gallery-names.ts";
import type { Gallery, Photo } from "#contracts/community/gallery.ts";

/** What was added and deleted here. Answers that overtake each other know less than that. */
export type Changes = { added: ReadonlySet<string>; deleted: ReadonlySet<string> };

/** A gallery after an answer that may be older than what is shown: nothing added is lost, nothing deleted returns. */
export function merged(current: Gallery, answer: Gallery, { added, deleted }: Changes): Gallery {
  const answeredIds = new Set(answer.photos.map(({ _id }) => _id));
  const missing = current.photos.filter(({ _id }) => added.has(_id) && !answeredIds.has(_id));
  return galleryOf([...answer.photos, ...missing].filter(({ _id }) => !deleted.has(_id)));
}

/** A gallery of these photos, the newest first. */
function galleryOf(photos: readonly Photo[]): Gallery {
  // The ids are in the order of their moments.
  const sorted = photos.toSorted((one, other) => (one._id < other._id ? 1 : -1));
  return { photoGallery: sorted.map(({ url }) => url), photos: sorted };
}

/** Photos that are in the second gallery and not in the first. */
export const newIn = (before: Gallery, after: Gallery): string[] => {
  const knownIds = new Set(before.photos.map(({ _id }) => _id));
  return after.photos.flatMap(({ _id }) => (knownIds.has(_id) ? [] : [_id]));
};

/** An answer that is a gallery. Throws the spec's words where it is something else. */
export function checked(answer: Gallery | undefined): Gallery {
  if (!Array.isArray(answer?.photoGallery)) throw new AppError("INTERNAL", unexpectedFormat);
  return answer;
}
