import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startSession } from "./data/browser.ts";
import { hearOfInstall } from "./data/install.ts";
import { watchMissingFiles } from "./data/staleness.ts";
import { workerPath } from "./data/copies.ts";

type Policy = {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string | null;
};
type PolicyFactory = { createPolicy: (name: "default", policy: Policy) => unknown };

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

const emptyScript = "<script></script>";

/**
 * React creates script elements from HTML text when it recreates the document. This policy allows such an element, as it
 * does not run, and replaces any other HTML text by nothing.
 */
function trustEmptyScripts(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript ? html : ""),
    createScriptURL: (url) => (url === workerPath ? url : null),
  });
}

trustEmptyScripts();
watchMissingFiles();
hearOfInstall();
startSession();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
