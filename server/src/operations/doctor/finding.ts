/** The result of one check. `wrong` stops the server or puts people at risk; `note` is worth knowing. */
export type Finding = { about: string; is: "fine" | "note" | "wrong"; text: string };

const finding =
  (is: Finding["is"]) =>
  (about: string, text: string): Finding => ({ about, is, text });

export const fine = finding("fine");
export const note = finding("note");
export const wrong = finding("wrong");

/** The innermost message of an error. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause ? reasonOf(error.cause) : error.message) : String(error);
