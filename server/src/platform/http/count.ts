/** Counts by key; what is at zero is deleted. */
export function makeCount() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add(key: string, more: number) {
      const count = of(key) + more;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
