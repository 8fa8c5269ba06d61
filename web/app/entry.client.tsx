import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startSession } from "./data/browser.ts";
import { hearOfInstall } from "./data/install.ts";
import { hearOfMissingParts } from "./data/staleness.ts";
import { trustEmptyScripts } from "./shell/trusted-scripts.ts";

trustEmptyScripts();
hearOfMissingParts();
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
