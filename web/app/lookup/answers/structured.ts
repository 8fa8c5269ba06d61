import type { AnswerLine } from "#contracts/lookup/answers.ts";
import { siteName } from "../../ui/meta.ts";

export type Question = { question: string; answer: string };

/** A question with the lines that answer it; none where there are no lines. */
export function asked(question: string, lines: readonly AnswerLine[]): Question[] {
  if (lines.length === 0) return [];
  return [{ question, answer: lines.map(sentenceOf).join(" ") }];
}

const onlyWords = { dog: "Dogs", cat: "Cats" } as const;

function sentenceOf({ label, text, when, only, basis }: AnswerLine): string {
  const about = [only && onlyWords[only], basis === "listed" && label, when].filter(Boolean);
  return about.length > 0 ? `${about.join(", ")}: ${text}` : text;
}

type Page = { site: string; path: string; name: string; questions: readonly Question[] };

/** An answer in the words of schema.org: where it stands in the site, and what it answers. */
export function structured({ site, path, name, questions }: Page): object[] {
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
