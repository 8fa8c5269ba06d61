/** A number as somebody wrote it, with a point or a comma; null for nothing, the text itself where it is no number. */
export function numberOf(text: string): number | string | null {
  const said = text.trim().replace(",", ".");
  if (said === "") return null;
  return /^\d+(?:\.\d+)?$/.test(said) ? Number(said) : text;
}

/** The text, or something else where there is none. */
export const textOr = <T>(text: string, other: T): string | T => text.trim() || other;

export const yesOrNo = (said: string): boolean | null => (said === "" ? null : said === "yes");

/** What of a body is other than before. What is undefined is not sent. */
export const differing = (
  body: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
