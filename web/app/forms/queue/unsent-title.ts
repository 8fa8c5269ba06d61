import { counted } from "#format/plurals.ts";
/** "2 changes aren't sent yet" */
export const unsentTitle = (count: number): string =>
  counted(count, "change isn't sent yet", "changes aren't sent yet");
