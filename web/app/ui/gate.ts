export type Gate = {
  /** Kept once somebody comes near. */
  opened: Promise<void>;
  /** Opens when the element is nearly in sight, or is pointed at, or takes the focus. */
  watch: (element: HTMLElement) => () => void;
  /** The part behind the gate lives: does again what was asked of it before. */
  live: () => void;
};

const signs = ["pointerover", "touchstart", "focusin", "click"];
const hearing = { capture: true };

/** Holds back what nobody has come near yet. A button pressed meanwhile is pressed again once it works. */
export function makeGate(margin = "300px"): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
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
      // At the window, as React keeps from the page what it cannot give to a part yet.
      const hear = (event: Event) => {
        if (!(event.target instanceof Node) || !element.contains(event.target)) return;
        if (event.type === "click") keepPress(event);
        else open();
      };
      for (const sign of signs) window.addEventListener(sign, hear, hearing);
      if (element.contains(document.activeElement)) open();
      return () => {
        observer.disconnect();
        for (const sign of signs) window.removeEventListener(sign, hear, hearing);
      };
    },
    live() {
      alive = true;
      const button = pressed;
      pressed = undefined;
      // After what the part takes over from the page has been drawn.
      if (button) setTimeout(() => button.click());
    },
  };
}
