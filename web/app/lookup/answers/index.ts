export { answerJsonLd } from "./structured-data.ts";
export { tripPapers } from "./trip-papers.ts";
