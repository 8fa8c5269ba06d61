import type { Photo } from "#contracts/community/gallery.ts";

/** The position of a photo in its gallery, which is circular. */
export type PhotoPlace = {
  photo: Photo;
  /** From 1. */
  at: number;
  total: number;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
};

type Neighbor = Pick<Photo, "_id" | "url">;

/** The position of a photo; undefined if it does not exist. */
export function placeOf(photos: readonly Photo[], id: string): PhotoPlace | undefined {
  const index = photos.findIndex(({ _id }) => _id === id);
  const photo = photos[index];
  if (!photo) return undefined;
  return {
    photo,
    at: index + 1,
    total: photos.length,
    previous: neighbor(photos.at(index - 1), photo),
    next: neighbor(photos[(index + 1) % photos.length], photo),
  };
}

const neighbor = (other: Photo | undefined, photo: Photo): Neighbor | undefined =>
  other && other !== photo ? { _id: other._id, url: other.url } : undefined;
