import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startSession } from "./api/browser.ts";
import { hearOfMissingParts } from "./layout/staleness.ts";
import { trustEmptyScripts } from "./layout/trusted-scripts.ts";

trustEmptyScripts();
hearOfMissingParts();
startSession();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
