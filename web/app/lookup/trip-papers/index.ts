export { tripPapers } from "./trip-papers.ts";
