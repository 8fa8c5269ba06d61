export const flightsPath = "/flights";
export const flyPath = "/fly";

export const articlesPath = "/articles";
export const articlePath = (id: string): string => `${articlesPath}/${id}`;
