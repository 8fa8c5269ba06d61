import { useEffect } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { isAway, startAnew } from "../../data/staleness.ts";
import { followWorker, tellVisit } from "./worker.ts";
import { InstallHint } from "./install-hint.tsx";

/** Registers the service worker once the page is idle, and tells it what is read. */
export function Offline() {
  const { pathname, search } = useLocation();
  useEffect(followWorker, []);
  useEffect(() => {
    void tellVisit(pathname + search);
  }, [pathname, search]);
  useStalledNavigation();
  return <InstallHint />;
}

/** How long the next page may load before the server is asked whether it is there, in milliseconds. */
const loadingMs = 500;

/** Over a stalling network, the scripts of the next page may never arrive: the worker opens what it has instead. */
function useStalledNavigation(): void {
  const { location: next } = useNavigation();
  useEffect(() => {
    if (!next) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      if ((await isAway()) && !isOver) startAnew(createPath(next));
    }, loadingMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [next]);
}
