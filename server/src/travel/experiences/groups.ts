type Ends = {
  airline?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};

/** The cache tags of the summaries that count a report, and of a summary. */
export const experienceTags = ({ airline, from, to }: Ends): string[] => [
  ...(airline ? [`experiences:${airline}`] : []),
  ...(from && to ? [`experiences:${from}-${to}`] : []),
];
