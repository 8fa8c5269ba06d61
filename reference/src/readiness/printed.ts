/** What pages print of a border beside its rules: statements on which no verdict rests, and what is not known. */
import type { Basis, Fact, Species } from "../facts/fact.ts";

/** What a line about a border is about, in the order of a page. */
export const topicLabels = {
  groups: "Country groups",
  microchip: "Microchip",
  rabies: "Rabies vaccination",
  titre: "Rabies titer test",
  vaccines: "Other vaccinations",
  tests: "Disease tests",
  tapeworm: "Tapeworm treatment",
  parasites: "Parasite treatment",
  certificate: "Health certificate",
  passport: "EU pet passport",
  permit: "Import permit",
  quarantine: "Quarantine",
  age: "Minimum age",
  number: "Number of pets",
  breeds: "Breed restrictions",
  notice: "On arrival",
  frame: "Regulations",
  entry: "Entry",
} as const;

export type Topic = keyof typeof topicLabels;

type StatementValue = {
  is: Topic;
  /** Where no rule is about it. */
  text?: string;
  /** After the sentences of the rules about it. */
  also?: string;
  /** The microchip has to follow the ISO standard. */
  iso?: true;
  /** What to do where there are no rules: days before the landing, and how long the authority takes. */
  step?: { from?: number; until: number; processing?: string };
};

export type Statement = Fact<StatementValue>;

/** What was looked for and not found. It has no value, so none can be shown. */
export type Gap = { id: string; topic: GapTopic };

export type GapTopic =
  | "export-documents"
  | "export-fees"
  | "import-documents"
  | "import-fees"
  | Topic;

/** A line that the rules of the border fill. Its id never changes and is never used again. */
export type RuleLine = { id: string; is: Topic; only?: Species };

export type Printed = {
  ruleLines: readonly RuleLine[];
  statements: readonly Statement[];
  gaps: readonly Gap[];
};

/** A border of which no rules are known. */
export type PrintedBorder = { territory: string; printed: Printed };

type Draft = StatementValue &
  Pick<
    Fact<StatementValue>,
    "confidence" | "sources" | "note" | "secondHand" | "only" | "checked"
  > & {
    basis?: Basis;
    /** What the sources say, where the statement prints nothing of its own. */
    says?: string;
  };

type Drafts = {
  /** Topics whose lines the border's rules fill. */
  ruleTopics?: readonly Topic[];
  /** Where all of them are about one kind of animal. */
  only?: Species;
  /** The day on which the statements were compared with their sources; that of the collection where absent. */
  checked?: string;
  statements: readonly Draft[];
  unknown: readonly GapTopic[];
};

/** The printed part of a border; ids begin with the country's key. */
export const printed = (
  key: string,
  { ruleTopics = [], only, checked, statements, unknown }: Drafts,
): Printed => ({
  ruleLines: ruleTopics.map((is) => ({ id: `${key}.rule.${is}`, is, ...(only && { only }) })),
  statements: statements.map(({ is, text, also, iso, step, says, basis = "source", ...fact }) => ({
    id: `${key}.rule.${is}`,
    value: {
      is,
      ...(text !== undefined && { text }),
      ...(also !== undefined && { also }),
      ...(iso && { iso }),
      ...(step && { step }),
    },
    basis,
    says: says ?? [text, also].filter(Boolean).join(" "),
    ...(only && { only }),
    ...(checked && { checked }),
    ...fact,
  })),
  gaps: unknown.map((topic) => ({ id: `${key}.gap.${topic}`, topic })),
});

/** Both printed parts, such as those of the EU and of a member. */
export const together = (law: Printed, own: Printed): Printed => ({
  ruleLines: [...law.ruleLines, ...own.ruleLines],
  statements: [...law.statements, ...own.statements],
  gaps: [...law.gaps, ...own.gaps],
});
