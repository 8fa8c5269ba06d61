export const blogsPath = "/blogs";
export const writeStoryPath = "/write";

export const blogPath = (id: string): string => `${blogsPath}/${id}`;

/** The list after this story. */
export const olderPath = (before: string): string =>
  `${blogsPath}?${new URLSearchParams({ before })}`;
