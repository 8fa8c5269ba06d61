export { FirstQuestions, firstKeys } from "./first-questions.tsx";
export {
  airlines,
  birthIn,
  isFlight,
  maxLength,
  noAnswers,
  numberIn,
  questionErrors,
  questionIn,
  waysToTravel,
} from "./question.ts";
export { QuestionForm, type Question } from "./question-form.tsx";
export { QuickCheck } from "./quick-check.tsx";
