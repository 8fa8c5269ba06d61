import { lazy } from "../../../data/lazy/lazy.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const placeholder = { when: "visible", fallback: <Skeleton height={48} rounded /> } as const;

export const LazyAddLines = lazy(
  async () => (await import("./add-lines.tsx")).AddLines,
  placeholder,
);

export const LazyBeginList = lazy(
  async () => (await import("./begin-list.tsx")).BeginList,
  placeholder,
);
