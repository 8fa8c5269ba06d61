import { AppError } from "#contracts/kernel/errors.ts";
import { altOf, galleryNeedsLogIn, unexpectedFormat } from "#contracts/community/gallery-names.ts";
import type { Photo } from "#contracts/community/gallery.ts";

/** What a photo is called: by its caption, else by who is on it and whose it is. */
export const titleOf = (photo: Photo, username: string | undefined): string =>
  photo.caption || namesOf(photo, username);

const namesOf = ({ petName }: Photo, username: string | undefined): string => {
  if (username === undefined) return petName ?? "Your picture";
  return petName ? `${petName}, by ${username}` : `A picture by ${username}`;
};

/** What is said of a photo to those who do not see it. */
export const saidOf = (photo: Photo, username: string | undefined): string =>
  photo.alt || photo.caption || altOf(photo, username);

/** A failure in the server's own words where it sent some, else in the product's words for it. */
export function failure(error: unknown, otherwise: string): AppError {
  if (!(error instanceof AppError)) return new AppError("INTERNAL", otherwise, { cause: error });
  if (error.code === "SIGN_IN_REQUIRED") return new AppError(error.code, galleryNeedsLogIn);
  const isTold = error.requestId !== undefined || error.message === unexpectedFormat;
  return isTold ? error : new AppError(error.code, otherwise, { cause: error });
}
