import { createContext } from "react";

/**
 * The nonce of inline scripts that the server renders: random for each page, so that no content can contain it. The
 * server replaces the nonces by hashes of the scripts; browsers get none.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
