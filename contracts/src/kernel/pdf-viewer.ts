/** The document that shows a PDF inside a sandboxed frame. It is without access to the site. */
export const pdfViewerPath = "/pdf-viewer";

/** Permissions of the frame: scripts run, but in an origin of their own, without storage or the session. */
export const pdfViewerSandbox = "allow-scripts";

/** Messages from the frame. It gets the bytes of one PDF after `ready`. */
export const pdfViewerMessages = {
  ready: "wagabond:pdf-ready",
  shown: "wagabond:pdf-shown",
  failed: "wagabond:pdf-failed",
} as const;
