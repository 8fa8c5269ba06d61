import { data } from "react-router";
import type { PageRefusal } from "../api/server.ts";

export function loader(): never {
  const refusal: PageRefusal = { code: "NOT_FOUND", message: "Page not found." };
  throw data(refusal, { status: 404 });
}

/** The loader has spoken already; what is shown is the error page. */
export default function NotFoundPage() {
  return null;
}
