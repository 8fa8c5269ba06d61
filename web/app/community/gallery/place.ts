import type { Photo } from "#contracts/community/gallery.ts";

/** A photo among the others of its gallery. After the last comes the first. */
export type PhotoPlace = {
  photo: Photo;
  /** From 1. */
  at: number;
  total: number;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};

type Neighbour = Pick<Photo, "_id" | "url">;

/** Where a photo stands; undefined where it is not there. */
export function placeOf(photos: readonly Photo[], id: string): PhotoPlace | undefined {
  const index = photos.findIndex(({ _id }) => _id === id);
  const photo = photos[index];
  if (!photo) return undefined;
  return {
    photo,
    at: index + 1,
    total: photos.length,
    previous: neighbour(photos.at(index - 1), photo),
    next: neighbour(photos[(index + 1) % photos.length], photo),
  };
}

const neighbour = (other: Photo | undefined, photo: Photo): Neighbour | undefined =>
  other && other !== photo ? { _id: other._id, url: other.url } : undefined;
