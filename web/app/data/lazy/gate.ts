export type Gate = {
  /** Resolves once somebody comes near. */
  opened: Promise<void>;
  /** The part was rendered by the browser, so no HTML from the server stands in its place. */
  isNew: boolean;
  /** Opens when the element is nearly in sight, or is pointed at, or takes the focus. Returns what ends that. */
  watch: (element: HTMLElement) => () => void;
  /** The part is interactive: replays the press that came too early. */
  live: () => void;
};

const margin = "300px";
const signs = ["pointerover", "touchstart", "focusin", "click"];
const capture = { capture: true };

/** Holds back what nobody has come near yet. A button pressed meanwhile is pressed again once it works. */
export function makeGate(isNew: boolean): Gate {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let alive = false;
  let pressed: HTMLElement | undefined;

  const keepPress = (event: Event) => {
    if (alive || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button, [role=tab]");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    open();
  };

  return {
    opened,
    isNew,
    watch(element) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          open();
          observer.disconnect();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      // At the window, as React does not pass on events to a part that is not hydrated.
      const hear = (event: Event) => {
        if (!(event.target instanceof Node) || !element.contains(event.target)) return;
        if (event.type === "click") keepPress(event);
        else open();
      };
      for (const sign of signs) window.addEventListener(sign, hear, capture);
      if (element.contains(document.activeElement)) open();
      return () => {
        observer.disconnect();
        for (const sign of signs) window.removeEventListener(sign, hear, capture);
      };
    },
    live() {
      alive = true;
      const button = pressed;
      pressed = undefined;
      // After the part has been drawn in place of the HTML.
      if (button) setTimeout(() => button.click());
    },
  };
}
