import type { ErrorCode } from "#contracts/kernel/errors.ts";

/** A file that somebody sends to do harm, or by mistake, and what has to become of it. */
export type HostileFile = {
  /** What it is, in words for a test's title. */
  name: string;
  fileName: string;
  claimedType: string;
  /** Into which kind of field it is sent: one for pictures alone, or one that takes PDFs too. */
  part: "picture" | "paper";
  /** The codes with which it may be refused; harmless where it may come in, a picture as nothing but its pixels. */
  expect: readonly ErrorCode[] | "harmless";
  bytes: () => Promise<Buffer>;
};
