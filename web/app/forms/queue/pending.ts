import type { ReactNode } from "react";

export type PendingPlace = {
  target: string;
  section?: string;
  /** The other sections of the page; what an earlier version stored without one of them is shown here. */
  others?: readonly string[];
};

export type PendingChangesProps = {
  target: string;
  /** Renders things with what waits. */
  children: (shown: <T extends { _id: string }>(thing: T) => T) => ReactNode;
};
