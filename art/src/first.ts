/** Addresses of posters of the first collection, for pictures whose written descriptions name what is on them. */
import type { Ears, PlaceSlug, Time, TravellerBuild } from "./names.ts";
import { posterName } from "./subjects.ts";
import type { PetLook, PosterChoice } from "./urls.ts";

const dogBuilds: Partial<Record<Ears, TravellerBuild>> = {
  pointy: "pointy",
  bat: "pointy",
  long: "sausage",
};

function traveller({ species, colour, ears }: PetLook): string {
  const build = species === "dog" ? ((ears && dogBuilds[ears]) ?? "floppy") : species;
  return `${build}-${colour}`;
}

type FirstPoster = Pick<PosterChoice, "place" | "shape" | "time"> & { pet?: PetLook };

export function firstPosterUrl({ place, shape, time, pet }: FirstPoster): string {
  const name = [posterName(place), shape, time, ...(pet ? [traveller(pet)] : [])].join(".");
  return `/art/v1/posters/${name}.svg`;
}

/** The poster that hangs as a print, as it is sold. */
export const printedPosterUrl = (place: PlaceSlug, time: Time): string =>
  firstPosterUrl({ place, shape: "portrait", time });
