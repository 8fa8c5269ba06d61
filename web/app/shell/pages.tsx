import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { showVerifyActions } from "../accounts/accounts/index.ts";
import { LazyHiddenNotice } from "../community/reports/index.ts";
import { ErrorView } from "../ui/error-view.tsx";
import { VerifyActionsContext } from "../forms/unverified.tsx";
import type { Route } from "./+types/pages";

/** The layout of all pages. An error of a page replaces only that page. */
export default function Pages() {
  return (
    <VerifyActionsContext value={showVerifyActions}>
      <Outlet />
    </VerifyActionsContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const [foundAt, setFoundAt] = useState<string>();
  return (
    <>
      <LazyHiddenNotice onFound={setFoundAt} />
      {foundAt !== pathname && <ErrorView error={error} />}
    </>
  );
}
