import { type ComponentProps } from "react";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const AddLines = lazy(async () => (await import("./add-lines.tsx")).AddLines);
const BeginList = lazy(async () => (await import("./begin-list.tsx")).BeginList);

const placeholder = <Skeleton height={48} rounded />;

export const LazyAddLines = (props: ComponentProps<typeof AddLines>) => (
  <AddLines fallback={placeholder} {...props} />
);

export const LazyBeginList = (props: ComponentProps<typeof BeginList>) => (
  <BeginList fallback={placeholder} {...props} />
);
