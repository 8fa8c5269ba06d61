import {
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { Field, ShopContext } from "./context.ts";
import { charactersOfValue } from "./limits.ts";

const weights = new WeakMap<SelectionSetNode, number>();

/** Fields below a selection with fragments expanded. Documents have been measured, so this terminates. */
function weightOf(
  selected: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): number {
  const cached = weights.get(selected);
  if (cached !== undefined) return cached;
  let weight = 0;
  for (const selection of selected.selections) {
    if (selection.kind === Kind.FIELD) weight += 1;
    const below =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments[selection.name.value]?.selectionSet
        : selection.selectionSet;
    if (below) weight += weightOf(below, fragments);
  }
  weights.set(selected, weight);
  return weight;
}

/** Adds the cost of resolving the fields below for this many objects. Throws above the limit. */
export function spendOn(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">,
  context: Pick<ShopContext, "spend">,
  things: number,
): void {
  for (const { selectionSet } of fieldNodes) {
    if (selectionSet) context.spend(weightOf(selectionSet, fragments) * things);
  }
}

/** Adds the cost of a long text, which aliases could multiply. */
export const spendOnText = ({ spend }: Pick<ShopContext, "spend">, { length }: string): void =>
  spend(Math.floor(length / charactersOfValue));

/** Resolver of a long text. */
export const longText =
  (text: string): Field<unknown> =>
  (_, context) => {
    spendOnText(context, text);
    return text;
  };

/** The field of a list that comes whole. */
export const wholeList =
  (things: readonly unknown[]): Field<unknown> =>
  (_, context, info) => {
    context.spend(things.length);
    spendOn(info, context, things.length);
    return things;
  };
