import type { AnswerLine } from "#contracts/lookup/answers.ts";
import { defaultSiteName } from "#contracts/kernel/settings.ts";

export type Question = { question: string; answer: string };

/** The FAQ entry of a question and its lines; none if there are no lines. */
export function faqEntries(question: string, lines: readonly AnswerLine[]): Question[] {
  if (lines.length === 0) return [];
  return [{ question, answer: lines.map(sentenceOf).join(" ") }];
}

const animalLabels = { dog: "Dogs", cat: "Cats" } as const;

function sentenceOf({ label, text, when, only, basis }: AnswerLine): string {
  const about = [only && animalLabels[only], basis === "listed" && label, when].filter(Boolean);
  return about.length > 0 ? `${about.join(", ")}: ${text}` : text;
}

type Page = {
  site: string;
  siteName?: string;
  path: string;
  name: string;
  questions: readonly Question[];
};

/** The breadcrumbs and questions of an answer, as schema.org data. */
export function answerJsonLd({
  site,
  siteName = defaultSiteName,
  path,
  name,
  questions,
}: Page): object[] {
  const breadcrumbs = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: siteName, item: new URL("/", site).href },
      { "@type": "ListItem", position: 2, name, item: new URL(path, site).href },
    ],
  };
  if (questions.length === 0) return [breadcrumbs];
  const faq = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: "en",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return [breadcrumbs, faq];
}
