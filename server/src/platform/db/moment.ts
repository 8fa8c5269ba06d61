/** Times within JSON columns are text; times in columns are dates. */
export const moment = (value: string | Date): string => new Date(value).toISOString();
