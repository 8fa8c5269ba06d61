import { data } from "react-router";

export function loader(): never {
  throw data({ code: "NOT_FOUND", message: "Page not found." }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
