let count = 0;

/** The text with a number behind it, another one each time: nobody may post the same text twice in a day. */
export function freshText(text: string): string {
  count += 1;
  return `${text} (${count})`;
}
