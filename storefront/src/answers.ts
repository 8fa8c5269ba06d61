/** Decides when a response counts as a result, and what is rejected otherwise. */
import { type GraphQLErrors, unknownMutationError, unknownQueryError } from "./failures.ts";
import { mapUserErrors } from "./user-errors.ts";
import type { Cart, UserError, Warning } from "./wire.ts";

const hasErrors = (errors: GraphQLErrors | undefined): errors is GraphQLErrors =>
  errors !== undefined && errors !== null && errors.length > 0;

/**
 * Result of a query; null means not found. Rejects with the errors as received (list or sentence), or with
 * one generic error. Null with errors is a failure, not an absence.
 */
export function found<Result>(
  result: Result | undefined,
  errors: GraphQLErrors | undefined,
): Promise<Result> {
  if (result !== undefined && (result !== null || !hasErrors(errors)))
    return Promise.resolve(result);
  return reject(hasErrors(errors) ? errors : [{ message: unknownQueryError }]);
}

/** Result of a cart mutation. */
export type Changed<Shape = Cart> = {
  cart: Shape;
  userErrors: readonly UserError[];
  warnings: readonly Warning[];
};

type Payload = {
  cart: Cart | null;
  userErrors: readonly UserError[];
  warnings?: readonly Warning[];
};

/**
 * A returned cart counts as a result, with its user errors and warnings. Otherwise rejects, in this order:
 * an `Error` with the request's errors as JSON, the list of mapped user errors and warnings, a generic
 * `Error`.
 */
export function changed(
  mutation: string,
  payload: Payload | null | undefined,
  errors: GraphQLErrors | undefined,
): Promise<Changed> {
  const userErrors = payload?.userErrors ?? [];
  const warnings = payload?.warnings ?? [];
  if (payload?.cart) return Promise.resolve({ cart: payload.cart, userErrors, warnings });
  if (hasErrors(errors)) return reject(new Error(JSON.stringify(errors)));
  const rejection = mapUserErrors(userErrors, warnings);
  return reject(rejection.length > 0 ? rejection : new Error(unknownMutationError(mutation)));
}

/** Older programs expect plain lists and sentences, so these are rejected as they are. */
export const reject = (reason: unknown): Promise<never> => Promise.reject(reason);
