const listed = 10_000;

let commonest: Promise<ReadonlySet<string>> | undefined;

/** The commonest passwords of known leaks, by rank; all lower case. They come in a library with a lot besides. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, listed));
}

/** True for a password that guessers try first, however it is capitalised. */
export const isCommon = async (password: string): Promise<boolean> =>
  (await (commonest ??= readCommonest())).has(password.toLowerCase());
