import type { ServicesAnswer } from "#contracts/lookup/answers.ts";
import type { Service } from "#contracts/lookup/providers.ts";
import type { Question } from "./structured-data.ts";

/** The plural, capitalized. */
export const pluralLabels: Record<Service, string> = {
  vet: "Vets",
  dentist: "Dentists",
  lawyer: "Lawyers",
};

export const nameOf = ({ service, city }: ServicesAnswer): string =>
  `${pluralLabels[service.key]} in ${city.label}`;

export const titleOf = (answer: ServicesAnswer): string =>
  `${nameOf(answer)} for people who travel with pets`;

export const descriptionOf = (answer: ServicesAnswer): string =>
  `${nameOf(answer)}: ${namesIn(answer).join(", ")}. With what they do, where they are, and where we read of them.`;

const namesIn = ({ providers, suggested }: ServicesAnswer): string[] =>
  [...providers, ...suggested].map(({ name }) => name);

export const questionsOf = (answer: ServicesAnswer): Question[] => [
  {
    question: `Which ${pluralLabels[answer.service.key].toLowerCase()} are there in ${answer.city.label} for somebody who travels with a pet?`,
    answer: `${namesIn(answer).join(", ")}.`,
  },
];

export const sourcedIn = ({ providers }: ServicesAnswer) => providers.map(({ line }) => line);
