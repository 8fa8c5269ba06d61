import { GraphQLError } from "graphql";

/** What a caller asked for wrongly. The answer is this alone, without `data`, whatever else was asked. */
export class RequestError extends GraphQLError {
  constructor(message: string, code = "BAD_REQUEST", more: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...more } });
  }
}

/** More than may be sent at all; answered with the status 400. */
export class InputTooLarge extends RequestError {
  constructor(message: string, more: Record<string, unknown>) {
    super(message, "MAX_INPUT_SIZE_EXCEEDED", more);
  }
}
