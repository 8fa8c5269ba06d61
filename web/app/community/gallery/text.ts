import { AppError } from "#contracts/kernel/errors.ts";
import {
  altOf,
  galleryNeedsLogIn,
  unexpectedFormat,
  type Photo,
} from "#contracts/community/gallery.ts";
import { asAppError } from "../../data/errors.ts";

/** The title of a photo: its caption, else pet and owner. */
export const titleOf = (photo: Photo, username: string | undefined): string =>
  photo.caption || namesOf(photo, username);

const namesOf = ({ petName }: Photo, username: string | undefined): string => {
  if (username === undefined) return petName ?? "Your photo";
  return petName ? `${petName}, by ${username}` : `Photo by ${username}`;
};

/** The alternative text of a photo. */
export const altTextOf = (photo: Photo, username: string | undefined): string =>
  photo.alt || photo.caption || altOf(photo, username);

/** An error with the server's message if it sent one, else with `otherwise`. */
export function failure(error: unknown, otherwise: string): AppError {
  const errorResponse = asAppError(error);
  if (!errorResponse) return new AppError("INTERNAL", otherwise, { cause: error });
  const { code, message, requestId } = errorResponse;
  if (code === "SIGN_IN_REQUIRED") return new AppError(code, galleryNeedsLogIn);
  const isReadable = requestId !== undefined || message === unexpectedFormat;
  return isReadable ? errorResponse : new AppError(code, otherwise, { cause: error });
}
