export { answerJsonLd } from "./structured-data.ts";
