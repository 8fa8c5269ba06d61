import {
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { Field, ShopContext } from "./context.ts";
import { charactersOfValue } from "./limits.ts";

const weights = new WeakMap<SelectionSetNode, number>();

/** Fields below a selection, fragments filled in. Documents have been measured, so that this ends. */
function weightOf(
  selected: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): number {
  const known = weights.get(selected);
  if (known !== undefined) return known;
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

/** Counts what it takes to fill in the fields below this one for so many things. Throws where it is too much. */
export function spendOn(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">,
  context: Pick<ShopContext, "spend">,
  things: number,
): void {
  for (const { selectionSet } of fieldNodes) {
    if (selectionSet) context.spend(weightOf(selectionSet, fragments) * things);
  }
}

/** Counts a text that may be long: under many names it fills an answer on its own. */
export const spendOnText = ({ spend }: Pick<ShopContext, "spend">, { length }: string): void =>
  spend(Math.floor(length / charactersOfValue));

/** The field of a text that may be long. */
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
