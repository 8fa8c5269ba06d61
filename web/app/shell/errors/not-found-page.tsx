import { data } from "react-router";
import type { PageErrorResponse } from "../../data/server.ts";

export function loader(): never {
  const errorResponse: PageErrorResponse = { code: "NOT_FOUND", message: "Page not found." };
  throw data(errorResponse, { status: 404 });
}

/** The loader throws, so the error page is rendered instead. */
export default function NotFoundPage() {
  return null;
}
