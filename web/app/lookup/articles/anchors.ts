/** Ids within the page of an article: where a source is named, and where it stands in the list. */
export const mentionId = (mention: number): string => `mention-${mention}`;
export const sourceId = (number: number): string => `source-${number}`;
