let count = 0;

/** The text with a unique number, because the same text can't be posted twice a day. */
export function freshText(text: string): string {
  count += 1;
  return `${text} (${count})`;
}
