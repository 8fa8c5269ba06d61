import { createContext, type ReactNode, useContext } from "react";

/** A draft that can't be posted yet: its key in the browser's storage, and the page it is written on. */
export type WaitingDraft = { key: string; path: string };

/** Shows what helps a person whose email is not verified. The shell provides it, so that forms know no account. */
export const VerifyActionsContext = createContext<(draft?: WaitingDraft) => ReactNode>(() => null);

/** Stands beside what was rejected because the author's email is not verified. */
export const Unverified = ({ draft }: { draft?: WaitingDraft | undefined }) =>
  useContext(VerifyActionsContext)(draft);
