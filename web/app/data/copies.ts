/**
 * What pages and the service worker (web/worker) share: the names of its caches and the messages between them. The
 * number in a name changes with the form of what is stored.
 */
export const copyCaches = {
  /** Scripts, styles and fonts, named by their content. They are public and stay at log-out. */
  files: "files-1",
  pages: "pages-1",
  answers: "answers-1",
  pictures: "pictures-1",
  /** Members' pages without anybody's data, for saved trips. */
  shells: "shells-1",
} as const;

/** Milliseconds after which a stalling network counts as none. */
export const stallMs = 3_000;
/** Milliseconds for which it isn't waited for then. */
export const stalledForMs = 20_000;

/**
 * Answers to questions about a pet's trip, which name neither a person nor where one is. Search engines skip them; travelers
 * need them on the way.
 */
export const isAnswer = (path: string): boolean =>
  /^\/(ways|check|airlines|places)\?(?!.*\bnear=)/.test(path);

export type CopyKind = keyof typeof copyCaches;

export const workerPath = "/service-worker.js";

/**
 * To the worker: the files that a page has loaded, and its address if it is a public one. `whole` asks for the files
 * that the page may load later, too.
 */
export type VisitMessage = {
  is: "visited";
  page?: string | undefined;
  files: readonly string[];
  whole: boolean;
};

/** To the worker: a trip was saved, whose pages need their shells. Its port hears whether all of them are here. */
export type SavePagesMessage = { is: "kept" };

/** To a page: the network is back, and writes wait to be sent. */
export type SendMessage = { is: "send" };

/** To the worker: the reader left, and what is still being saved must go too. */
export type LeftMessage = { is: "left" };

export type ToWorker = VisitMessage | SavePagesMessage | LeftMessage;

/** To a page: one of its answers is a saved copy. */
export type SavedMessage = { is: "saved"; at: string };

/** The attribute of `<html>` that the worker adds to a saved page: the moment it was saved. */
export const savedAttribute = "data-saved";

/** The attribute of `<html>` that the worker adds to a page without data: the time at which the network was away. */
export const offlineAttribute = "data-offline";

/** The caches that show what was read. */
export const readersCaches: readonly string[] = [
  copyCaches.pages,
  copyCaches.answers,
  copyCaches.pictures,
  copyCaches.shells,
];

/** Removes the copies of pages that were read, whose addresses show where the reader was. */
export function removeCopies(): void {
  if (!("caches" in globalThis)) return;
  for (const name of readersCaches) caches.delete(name).catch(() => undefined);
  const message: LeftMessage = { is: "left" };
  if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage(message, []);
}
