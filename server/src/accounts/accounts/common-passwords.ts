const listLength = 10_000;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The most common leaked passwords, lower case. Loaded on first use, since the library is large. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, listLength));
}

/** Whether a password is among those that guessers try first, ignoring case. */
export const isCommon = async (password: string): Promise<boolean> =>
  (await (commonPasswords ??= readCommonPasswords())).has(password.toLowerCase());
