export { structured } from "./structured.ts";
export { tripPapers } from "./trip-papers.ts";
