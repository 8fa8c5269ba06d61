/** A question with what it is judged by. */
import type { Day } from "../readiness/days.ts";
import type { History } from "../readiness/history.ts";
import type { OperatorPolicy } from "../readiness/operator/policy.ts";
import type { RuleBook } from "../readiness/rules.ts";
import type { Question } from "./question.ts";

export type Airlines = RuleBook["airlines"];
export type Operators = Readonly<Record<string, OperatorPolicy>>;

export type Asked = Question & {
  asOf: string;
  today: Day;
  rules: RuleBook;
  operators: Operators;
  /** Of each pet, in their order. */
  histories: readonly History[];
};
