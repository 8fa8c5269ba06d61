/** FNV-1a with a final scramble: the same words give the same number for ever. */
export function hash(words: string): number {
  let h = 2166136261;
  for (const letter of words) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  return (h ^ (h >>> 13)) >>> 0;
}
