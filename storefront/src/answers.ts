/** When an answer counts as one, and what is rejected where it does not. */
import { type GraphQLErrors, unknownMutationError, unknownQueryError } from "./failures.ts";
import { mapUserErrors } from "./user-errors.ts";
import type { Cart, UserError, Warning } from "./wire.ts";

const said = (errors: GraphQLErrors | undefined): errors is GraphQLErrors =>
  errors !== undefined && errors !== null && errors.length > 0;

/**
 * What a query found; null is nothing found. Rejects with the errors as they came, list or sentence, or with a list of
 * the one error that nothing is known of. Null beside errors is a failure, not an absence.
 */
export function found<Result>(
  result: Result | undefined,
  errors: GraphQLErrors | undefined,
): Promise<Result> {
  if (result !== undefined && (result !== null || !said(errors))) return Promise.resolve(result);
  return reject(said(errors) ? errors : [{ message: unknownQueryError }]);
}

/** What a mutation of a cart came to. */
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
 * A cart that came back is an answer, with whatever is said beside it. Else rejects, in this order: with an `Error`
 * whose message is the JSON of the request's errors, with the plain list of mapped user errors and warnings, with an
 * `Error` that says nothing is known.
 */
export function changed(
  mutation: string,
  payload: Payload | null | undefined,
  errors: GraphQLErrors | undefined,
): Promise<Changed> {
  const userErrors = payload?.userErrors ?? [];
  const warnings = payload?.warnings ?? [];
  if (payload?.cart) return Promise.resolve({ cart: payload.cart, userErrors, warnings });
  if (said(errors)) return reject(new Error(JSON.stringify(errors)));
  const refused = mapUserErrors(userErrors, warnings);
  return reject(refused.length > 0 ? refused : new Error(unknownMutationError(mutation)));
}

/** Older programs read plain lists and sentences, so these are rejected as they are. */
export const reject = (reason: unknown): Promise<never> => Promise.reject(reason);
