import { useEffect } from "react";
import { useLocation } from "react-router";
import { followWorker, tellVisit } from "./worker.ts";
import { InstallHint } from "./install-hint.tsx";

/** Registers the service worker once the page is idle, and tells it what is read. */
export function Offline() {
  const { pathname, search } = useLocation();
  useEffect(followWorker, []);
  useEffect(() => {
    void tellVisit(pathname + search);
  }, [pathname, search]);
  return <InstallHint />;
}
