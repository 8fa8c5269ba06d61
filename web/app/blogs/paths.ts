export const blogsPath = "/blogs";
export const writeStoryPath = "/write";

export const blogPath = (id: string): string => `${blogsPath}/${id}`;
