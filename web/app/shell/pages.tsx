import { Outlet } from "react-router";
import { showVerifyActions } from "../accounts/accounts/index.ts";
import { ErrorView } from "../ui/error-view.tsx";
import { VerifyActionsContext } from "../forms/unverified.tsx";
import type { Route } from "./+types/pages";

/** Around all pages: what fails in one is shown in its place, and the document stays as it is. */
export default function Pages() {
  return (
    <VerifyActionsContext value={showVerifyActions}>
      <Outlet />
    </VerifyActionsContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
