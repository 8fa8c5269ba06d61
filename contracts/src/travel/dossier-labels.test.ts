import { expect, test } from "vitest";
import { dossierLabels, dossierPaperLabels, dossierLanguageNames } from "./dossier-labels.ts";
import { dossierLanguages, dossierPapers } from "./dossiers.ts";

const scripts = { ja: /[\u3040-\u30ff\u4e00-\u9fff]/, th: /[\u0e00-\u0e7f]/ } as const;
const labels = { ...dossierLabels, ...dossierPaperLabels };

test.each(Object.entries(labels))("the label %s is written in every language", (_name, label) => {
  for (const language of ["en", ...dossierLanguages] as const) {
    expect(label[language].trim()).toBe(label[language]);
    expect(label[language]).not.toBe("");
  }
  for (const [language, script] of Object.entries(scripts)) {
    expect(label[language as keyof typeof scripts]).toMatch(script);
  }
});

test("every kind of document and every language has a name", () => {
  expect(Object.keys(dossierPaperLabels)).toEqual([...dossierPapers]);
  expect(Object.keys(dossierLanguageNames)).toEqual([...dossierLanguages]);
});
