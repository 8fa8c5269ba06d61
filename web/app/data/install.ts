import { createStore } from "./store.ts";

/** Browsers that can install the site offer it by this event, once and early. */
export type InstallEvent = Event & { prompt: () => Promise<unknown> };

export const installEvent = createStore<InstallEvent | undefined>(undefined);

const isInstallEvent = (event: Event): event is InstallEvent => "prompt" in event;

/** Stores the offer for the hint at the end of the page, which loads later. */
export const hearOfInstall = (): void =>
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    installEvent.set(event);
  });
