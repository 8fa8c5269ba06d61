import {
  // oxlint-disable-next-line no-restricted-imports -- the one place that it is used from
  lazy as reactLazy,
  memo,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  type FunctionComponent,
  type ReactNode,
} from "react";
import { useHydrated } from "../hydrated.ts";

type Load<Props> = () => Promise<FunctionComponent<Props>>;

type Options =
  /** Loads as soon as it is rendered, which somebody's action leads to. Put it into a `Suspense`. */
  | { when?: "interaction" }
  /**
   * HTML from the server stays as it is until its parent element is nearly in sight, pointed at or focused. Rendered by
   * the browser it loads at once; with a `fallback`, once that is nearly in sight.
   */
  | { when: "visible"; fallback?: ReactNode }
  /** Absent from HTML; loads when the page has nothing else to do, and never where data is to be saved. */
  | { when: "idle" };

/**
 * A component whose code is loaded later: `const Panel = lazy(async () => (await import("./panel.tsx")).Panel, { when:
 * "visible" })`. Code that does not arrive leaves the page as it is; the notice then is up to `data/staleness.ts`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function lazy<Props extends object>(
  load: Load<Props>,
  options: Options = {},
): FunctionComponent<Props> {
  if (options.when === "idle") return onIdle(load);
  const Part = reactLazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (typeof window === "undefined") throw error;
      return new Promise<never>(() => {});
    }
  });
  return options.when === "visible" ? onVisible(Part, options.fallback) : Part;
}

function onVisible<Props extends object>(
  Part: FunctionComponent<Props>,
  fallback: ReactNode,
): FunctionComponent<Props> {
  return memo(function Visible(props: Props) {
    const { gate, watch } = useGate(fallback !== undefined);
    // React gives up HTML from the server where its boundary is rendered anew before it is hydrated.
    const part = useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Held by={gate}>
            <Part {...props} />
          </Held>
        </Suspense>
      ),
      [gate, props],
    );
    return (
      <>
        {part}
        {/* Marks the element around it, which belongs to the caller. */}
        <template ref={watch} />
      </>
    );
  });
}

/** The gate of a part with HTML from the server, or with a fallback; none on the server, and none where nothing waits. */
function useGate(hasFallback: boolean) {
  const hydrated = useHydrated();
  const [parts] = useState(() => {
    const waits = typeof window !== "undefined" && (!hydrated || hasFallback);
    const gate = waits ? makeGate(hydrated) : undefined;
    const watch = (mark: HTMLElement | null) =>
      mark?.parentElement ? gate?.watch(mark.parentElement) : undefined;
    return { gate, watch };
  });
  return parts;
}

/** A promise that React sees to be resolved without waiting for it. */
const resolved = Object.assign(Promise.resolve(), {
  status: "fulfilled" as const,
  value: undefined,
});

/** HTML from the server stays until the gate opens. */
function Held({ by: gate, children }: { by: Gate | undefined; children: ReactNode }) {
  const hydrated = useHydrated();
  // A component that has used a promise has to use one again, also where there is nothing left to wait for.
  if (gate) use(hydrated && !gate.isNew ? resolved : gate.opened);
  useEffect(() => gate?.live(), [gate]);
  return children;
}

function onIdle<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  return function Idle(props: Props) {
    const [Part, setPart] = useState<FunctionComponent<Props>>();
    useEffect(() => {
      const left = new AbortController();
      const start = async () => {
        const { idle } = await import("./idle.ts");
        await idle(left.signal);
        const part = await load();
        if (!left.signal.aborted) setPart(() => part);
      };
      // Nobody misses it.
      start().catch(() => undefined);
      return () => left.abort();
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

type Gate = {
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
function makeGate(isNew: boolean): Gate {
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
