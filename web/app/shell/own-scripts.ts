import { createContext } from "react";

/**
 * What marks the inline scripts that the server puts into a page while it renders: random for each page, so that no
 * content can carry it. The server takes the marks out and hashes what had one; browsers have none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
