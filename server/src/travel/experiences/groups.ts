type Ends = {
  airline?: string | null | undefined;
  operator?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};

/** The cache tags of the summaries that count a report, and of a summary. */
export const experienceTags = ({ airline, operator, from, to }: Ends): string[] => [
  ...(airline ? [`experiences:${airline}`] : []),
  ...(operator ? [`experiences:operator:${operator}`] : []),
  ...(from && to ? [`experiences:${from}-${to}`] : []),
];
