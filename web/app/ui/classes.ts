/** Joins class names, without the missing ones. */
export const classes = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
