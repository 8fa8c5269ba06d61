type Policy = { createHTML: (html: string) => string };
type PolicyMaker = { createPolicy: (name: "default", policy: Policy) => unknown };

declare global {
  interface Window {
    readonly trustedTypes?: PolicyMaker;
  }
}

const emptyScript = "<script></script>";

/**
 * React builds script elements as HTML text when it has to make the document again. Such an element is let
 * through, as it does not run; any other text that is to become HTML becomes nothing.
 */
export function trustEmptyScripts(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript ? html : ""),
  });
}
