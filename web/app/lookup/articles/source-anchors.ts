/** The IDs of the mentions of a source and of its entry in the list. */
export const mentionId = (mention: number): string => `mention-${mention}`;
export const sourceId = (number: number): string => `source-${number}`;
