import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is as the server made it, true once it lives in the browser. */
export const useArrived = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
