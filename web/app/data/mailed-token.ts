/** The secret in the address of a mailed link; undefined where the address was cut short or made up. */
export function mailedTokenIn(search: URLSearchParams): string | undefined {
  const token = search.get("token") ?? "";
  return /^[\w-]{20,200}$/.test(token) ? token : undefined;
}
