/** The content of the flights page. */
import { authorities, type Authority } from "./articles/authorities.ts";
import { readingCopyOf, type ReadingCopy } from "./articles/reading.ts";
import { flyingWithAPet } from "./articles/texts/flying-with-a-pet.ts";

export const flyingGuide: ReadingCopy = readingCopyOf(flyingWithAPet);

/** The airlines' own pages about pets. */
export const airlinePages: readonly Authority[] = [
  authorities.delta,
  authorities.american,
  authorities.aeromexico,
];
