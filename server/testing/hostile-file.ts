import type { ErrorCode } from "#contracts/kernel/errors.ts";

/** A malicious or damaged file, with the expected result. */
export type HostileFile = {
  /** The name in test titles. */
  name: string;
  fileName: string;
  claimedType: string;
  /** The kind of field: images only, or also PDFs. */
  part: "picture" | "paper";
  /** The allowed error codes; `harmless` if it may be accepted, an image as only its pixels. */
  expect: readonly ErrorCode[] | "harmless";
  bytes: () => Promise<Buffer>;
};
