/** "2 changes aren't sent yet" */
export const unsentTitle = (count: number): string =>
  count === 1 ? "1 change isn't sent yet" : `${count} changes aren't sent yet`;
