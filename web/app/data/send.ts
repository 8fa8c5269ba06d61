import { currentToken, endSession } from "./session.ts";

/** As `fetch`; an answer that the session is over ends it here too. With a progress listener it sends by another way. */
export async function send(
  path: string,
  init: RequestInit,
  onProgress?: (sent: number) => void,
): Promise<Response> {
  const sent = new Headers(init.headers).get("authorization");
  const response = onProgress
    ? await (await import("./upload.ts")).upload(path, init, onProgress)
    : await fetch(path, init);
  if (response.status === 401 && sent === `Bearer ${currentToken()}`) {
    const errorResponse: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    if (isSignInRequired(errorResponse)) endSession();
  }
  return response;
}

const isSignInRequired = (errorResponse: unknown): boolean =>
  typeof errorResponse === "object" &&
  errorResponse !== null &&
  "code" in errorResponse &&
  errorResponse.code === "SIGN_IN_REQUIRED";
