import { Outlet } from "react-router";
import { ErrorView } from "../ui/error-view.tsx";
import type { Route } from "./+types/pages";

/** Around all pages: what fails in one is shown in its place, and the document stays as it is. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
