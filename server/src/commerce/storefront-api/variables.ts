import {
  coerceInputValue,
  getNullableType,
  type GraphQLError,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql";
import { isGlobalId } from "./ids.ts";
import { pageMax } from "./limits.ts";
import { isText, listTooLong, noText } from "./literals.ts";
import { RequestError } from "./request-error.ts";

type Problem = { path: (string | number)[]; explanation: string };
type Values = Readonly<Record<string, unknown>>;

/**
 * Validates variables against an operation's declarations in the API's wording; undeclared ones are ignored.
 * Throws RequestError.
 */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  values: Values,
): void {
  for (const definition of variableDefinitions) {
    const { type: node, variable, defaultValue } = definition;
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) continue;
    const name = variable.name.value;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined && (defaultValue || !isNonNullType(type))) continue;
    const problems = problemsOf(value, type);
    if (problems.length > 0) throw invalidValue(definition, String(type), value, problems);
  }
}

function problemsOf(value: unknown, type: GraphQLInputType): Problem[] {
  const problems: Problem[] = [];
  coerceInputValue(value, type, (path, _value, { message }) => {
    if (problems.length < 10) problems.push({ path: [...path], explanation: message });
  });
  return problems.length > 0 ? problems : wrongIds(value, type, []);
}

/** Finds malformed ids. The value has been validated against its type. */
function wrongIds(value: unknown, type: GraphQLInputType, path: (string | number)[]): Problem[] {
  if (value === null || value === undefined) return [];
  const inner = getNullableType(type);
  if (isListType(inner)) {
    if (!Array.isArray(value)) return wrongIds(value, inner.ofType, path);
    if (value.length > pageMax) throw listTooLong(value.length);
    return value.flatMap((item, at) => wrongIds(item, inner.ofType, [...path, at]));
  }
  if (isInputObjectType(inner)) {
    const fields = new Map(Object.entries(value));
    return Object.values(inner.getFields()).flatMap((field) =>
      wrongIds(fields.get(field.name), field.type, [...path, field.name]),
    );
  }
  if (inner !== GraphQLID) return [];
  const id = typeof value === "string" ? value : JSON.stringify(value);
  return isGlobalId(id) ? [] : [{ path, explanation: `Invalid global id '${id}'` }];
}

/** Inputs are half as deep. */
const variablesDepth = 20;

/** Rejects deep variables and unstorable text. Throws RequestError. */
export function checkShape(value: unknown, depth = 0): void {
  if (typeof value === "string" && !isText(value)) throw new RequestError(noText);
  if (typeof value !== "object" || value === null) return;
  if (depth > variablesDepth) throw new RequestError("Variables are too deep.");
  for (const each of Object.values(value)) checkShape(each, depth + 1);
}

function invalidValue(
  { variable }: VariableDefinitionNode,
  typeName: string,
  value: unknown,
  problems: readonly Problem[],
): GraphQLError {
  const [first] = problems;
  const isInside = first !== undefined && first.path.length > 0;
  const where = isInside ? ` for ${first.path.join(".")} (${first.explanation})` : "";
  const message = `Variable $${variable.name.value} of type ${typeName} was provided invalid value${where}`;
  return new RequestError(message, "INVALID_VARIABLE", {
    value: shortened(value),
    problems: problems.map((problem) => ({ ...problem, message: problem.explanation })),
  });
}

const shownMax = 1_000;
/** The input is quoted where it is short. */
const shortened = (value: unknown) =>
  (JSON.stringify(value) ?? "").length > shownMax ? undefined : value;
