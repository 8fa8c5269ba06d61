import { GraphQLError } from "graphql";

/** An invalid request. The response has only this error, and no `data`. */
export class RequestError extends GraphQLError {
  constructor(message: string, code = "BAD_REQUEST", more: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...more } });
  }
}

/** An oversized request; rejected with status 400. */
export class InputTooLarge extends RequestError {
  constructor(message: string, more: Record<string, unknown>) {
    super(message, "MAX_INPUT_SIZE_EXCEEDED", more);
  }
}
