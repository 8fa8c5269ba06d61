export { documentsPathTo } from "./document-links.ts";
export { answerJsonLd } from "./structured-data.ts";
