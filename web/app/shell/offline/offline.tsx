import { useContext, useEffect, useRef } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation } from "react-router";
import { hasWorker, serverState, startAnew } from "../../data/staleness.ts";
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

/**
 * Over a stalling network, or without one, scripts of the next page or late parts of this one may never arrive, and both
 * hold the navigation back: the worker opens what it has instead.
 */
function useStalledNavigation(): void {
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    shownKey.current = key;
  }, [key]);
  useEffect(() => {
    if (!router) return;
    const next = () => router.state.navigation.location ?? router.state.location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (target: string) => {
      const isOpen = () => shownKey.current === target || next().key !== target;
      if (isOpen() || !hasWorker() || (await serverState()) !== "away" || isOpen()) return;
      startAnew(createPath(next()));
    };
    const stop = router.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void open(next().key), loadingMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router]);
}
