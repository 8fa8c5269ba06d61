export { FirstQuestions, firstKeys } from "./first-questions.tsx";
export {
  airlines,
  amountKeys,
  birthIn,
  isFlight,
  maxLength,
  noAnswers,
  noSpecies,
  numberIn,
  questionErrors,
  questionIn,
  waysToTravel,
} from "./question.ts";
export {
  canAddPet,
  changedPets,
  petLabels,
  petsIn,
  placeOfPet,
  withNewPet,
  withPetAt,
} from "./pets.ts";
export { petValues } from "./pet-values.ts";
export { QuestionForm, type Question } from "./question-form.tsx";
export { QuickCheck } from "./quick-check.tsx";
