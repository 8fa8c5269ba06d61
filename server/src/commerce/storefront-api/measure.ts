import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from "graphql";
import {
  depthMax,
  fieldsMax,
  filledFieldsMax,
  introspectedMax,
  listsMax,
  mutationsMax,
  rootFieldsMax,
} from "./limits.ts";
import { RequestError } from "./request-error.ts";

/** `lists`: nesting of paginated lists; `introspected`: introspection fields. */
type Size = { fields: number; depth: number; lists: number; introspected: number };
const nothing: Size = { fields: 0, depth: 0, lists: 0, introspected: 0 };

/**
 * Rejects expensive documents: too deep, too many fields as written or expanded, too many operations. The
 * largest documents of stock clients have a tenth. Throws RequestError.
 */
export function measure({ definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const sizes = new Map<string, Size>();
  let written = 0;

  function sizeOfFragment(name: string, above: number): Size {
    const size = sizes.get(name);
    if (size) return size;
    // Stands in for a recursive fragment, which validation rejects later.
    sizes.set(name, nothing);
    const fragment = fragments.get(name);
    const own = fragment ? sizeOf(fragment.selectionSet, above) : nothing;
    sizes.set(name, own);
    return own;
  }

  function sizeOf({ selections }: SelectionSetNode, above: number): Size {
    if (above > depthMax) throw tooDeep();
    const whole = { ...nothing };
    for (const selection of selections) {
      const isField = selection.kind === Kind.FIELD;
      if (isField) written += 1;
      if (written > fieldsMax) throw tooMany(fieldsMax);
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value, above)
          : selection.selectionSet && sizeOf(selection.selectionSet, above + 1);
      const own = isField ? 1 : 0;
      whole.fields += (below?.fields ?? 0) + own;
      const isAboutSchema = isField && /^__(?:schema|type)$/.test(selection.name.value);
      whole.introspected += (isAboutSchema ? below?.fields : below?.introspected) ?? 0;
      whole.depth = Math.max(whole.depth, (below?.depth ?? 0) + own);
      const list = isField && isList(selection) ? 1 : 0;
      whole.lists = Math.max(whole.lists, (below?.lists ?? 0) + list);
    }
    if (whole.lists > listsMax) throw tooDeep(`${listsMax} lists`);
    if (whole.depth > depthMax) throw tooDeep();
    if (whole.fields > filledFieldsMax) throw tooMany(filledFieldsMax);
    if (whole.introspected > introspectedMax) throw tooMany(introspectedMax, "of the schema");
    return whole;
  }

  /** As in execution: repeated spreads of a fragment at the same place count once. */
  function rootFieldsOf({ selections }: SelectionSetNode, seen: Set<string>, most: number): number {
    let count = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) count += 1;
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        count += rootFieldsOf(selection.selectionSet, seen, most);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) count += rootFieldsOf(fragment.selectionSet, seen, most);
      }
      if (count > most) throw tooMany(most, "at the root");
    }
    return count;
  }

  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) sizeOfFragment(definition.name.value, 0);
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    sizeOf(definition.selectionSet, 0);
    const isQuery = definition.operation === OperationTypeNode.QUERY;
    rootFieldsOf(definition.selectionSet, new Set(), isQuery ? rootFieldsMax : mutationsMax);
  }
}

const isList = ({ arguments: given = [] }: FieldNode) =>
  given.some(({ name }) => name.value === "first" || name.value === "last");

const tooDeep = (most = String(depthMax)) =>
  new RequestError(`Query has a depth of more than ${most}.`, "MAX_DEPTH_EXCEEDED");
const tooMany = (most: number, where = "") =>
  new RequestError(
    `Query asks for more than ${most} fields${where && ` ${where}`}.`,
    "MAX_COMPLEXITY_EXCEEDED",
  );
