import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id } from "./text.ts";

/** Widths that every uploaded picture is stored in, in pixels; smaller pictures are not enlarged. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** `srcSet` of a public picture; undefined for other URLs, which have one width. */
/* @__NO_SIDE_EFFECTS__ */
export const pictureSet = (url: string): string | undefined =>
  pictureUrl(url, 320) === url
    ? undefined
    : pictureWidths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(", ");

/** URL of a public picture in another width. Other URLs are returned unchanged. */
export const pictureUrl = (url: string, width: PictureWidth): string =>
  url.replace(/^(\/files\/[0-9a-f-]{36}\/)1280\.webp$/, `$1${width}.webp`);

// Separate module: a page can show pictures without loading the schemas for uploading them.

const mebibyte = 1024 * 1024;

/** Bytes of one picture as uploaded. */
export const pictureBytesMax = 10 * mebibyte;
/** Width × height of one picture. */
export const picturePixelsMax = 40_000_000;
/** Frames of one animated picture. */
export const pictureFramesMax = 150;
/** Bytes of one PDF. */
export const pdfBytesMax = 15 * mebibyte;
/** Bytes of one calendar (.ics). */
export const calendarBytesMax = 10 * mebibyte;
/** Pages and characters that are read of a PDF's text. */
export const pdfPagesRead = 20;
export const pdfTextMax = 200_000;
/** Storage limits of one person, in bytes and in files. */
export const quotaBytes = 300 * mebibyte;
export const quotaFiles = 500;
/** Parts of one multipart request. */
export const filesPerRequest = 4;
export const fieldsPerRequest = 30;
/** Lifetime of a signed link to a private file, in seconds. */
export const linkSeconds = 60;
/** Longest label of a file: the name given by its uploader. */
export const labelMax = 120;

export const pictureTypes = ["image/png", "image/gif", "image/jpeg", "image/webp"] as const;
export const paperTypes = [...pictureTypes, "application/pdf"] as const;
/** Hints of a form's file field. */
export const pictureText = "PNG, GIF, JPEG or WebP, up to 10 MB";
export const paperText = "PDF up to 15 MB, or PNG, GIF, JPEG or WebP up to 10 MB";

/** The spec's placeholder for no picture; treated as null. */
export const noImage = "no image";

/** The file id in the URL of a public or private file; undefined for any other URL. */
export const fileIdOf = (url: string): string | undefined =>
  /^\/(?:files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(?:320|640|1280)\.webp|api\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))$/
    .exec(url)
    ?.slice(1)
    .find(Boolean);

const untilText = "until must be a number of seconds.";

const width = z.optional(
  z.enum(["320", "640", "1280"], { error: "width must be 320, 640 or 1280." }),
);

export const getFile = endpoint({
  method: "GET",
  path: "/api/files/:id",
  summary:
    "Returns a private file to its owner or through a signed link: an image as WebP in the requested width, a PDF as an attachment.",
  session: "optional",
  params: z.object({ id: Id }),
  query: z.object({
    width,
    user: z.optional(Id),
    session: z.optional(Id),
    until: z.optional(
      z
        .string({ error: untilText })
        .check(z.maxLength(12, untilText), z.regex(/^\d{1,12}$/, untilText)),
    ),
    mark: z.optional(z.string().check(z.maxLength(100, "mark must be 100 characters or fewer."))),
  }),
  response: z.unknown(),
  bytes: ["image/webp", "application/pdf"],
});

export const makeFileLink = endpoint({
  method: "POST",
  path: "/api/files/:id/link",
  summary:
    "Creates a link to one of the current user's private files. It works without a token for 60 seconds or until logout.",
  session: "required",
  tokens: "read",
  params: z.object({ id: Id }),
  response: z.object({ url: z.string() }),
  limits: { rates: [{ times: 120, seconds: 60, per: "account" }] },
});

/** The lines of a PDF in reading order, columns separated by " | "; `isCut` if it has more than is read. */
export const PdfText = z.object({
  lines: z.array(z.string()),
  pages: z.number(),
  isCut: z.boolean(),
});
export type PdfText = z.output<typeof PdfText>;

/** A person's storage use and limits. */
export const FileUsage = z.object({
  files: z.number(),
  bytes: z.number(),
  filesMax: z.number(),
  bytesMax: z.number(),
});
export type FileUsage = z.output<typeof FileUsage>;

export const getFileUsage = endpoint({
  method: "GET",
  path: "/api/files/usage",
  summary: "Returns how many files the current user has stored and their total size in bytes.",
  session: "required",
  response: FileUsage,
});
