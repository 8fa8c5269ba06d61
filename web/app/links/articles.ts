export const articlesPath = "/articles";

export const articlePath = (id: string): string => `${articlesPath}/${id}`;
