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

/** What stands in the place of a part that loads when it is rendered, until it is here; nothing without it. */
type WithFallback = { fallback?: ReactNode };

type Options =
  /**
   * HTML from the server stays as it is until its parent element is nearly in sight, pointed at or focused. Rendered by
   * the browser it loads at once; with a `fallback`, once that is nearly in sight.
   */
  | { when: "visible"; fallback?: ReactNode }
  /** Absent from HTML; loads when the page has nothing else to do, and never where data is to be saved. */
  | { when: "idle" };

/**
 * A component whose code is loaded later: `const Panel = lazy(async () => (await import("./panel.tsx")).Panel, { when:
 * "visible" })`. Without options it loads when it is rendered, after an action of the reader: `<Panel fallback={…} />`.
 * Code that does not arrive leaves the page as it is; the notice then is up to `data/staleness.ts`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function lazy<Props extends object>(
  load: Load<Props>,
): FunctionComponent<Props & WithFallback>;
/** @__NO_SIDE_EFFECTS__ */
export function lazy<Props extends object>(
  load: Load<Props>,
  options: Options,
): FunctionComponent<Props>;
/** @__NO_SIDE_EFFECTS__ */
export function lazy<Props extends object>(load: Load<Props>, options?: Options) {
  if (options?.when === "idle") return onIdle(load);
  const Part = reactLazy(() =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        if (typeof window === "undefined") throw error;
        return new Promise<never>(() => {});
      },
    ),
  );
  return options ? onVisible(Part, options.fallback) : onRender(load, Part);
}

/**
 * Rendered by the browser it doesn't suspend: React holds back what has suspended for 300 ms, and a tap would respond
 * late, although the code is on the device. In HTML from the server it does.
 */
function onRender<Props extends object>(
  load: Load<Props>,
  Part: FunctionComponent<Props>,
): FunctionComponent<Props & WithFallback> {
  let loaded: FunctionComponent<Props> | undefined;
  const New = loadedBy(
    async () => (loaded ??= await load()),
    () => loaded,
  );
  return function Rendered(props: Props & WithFallback) {
    const [isNew] = useState(useHydrated());
    return isNew ? (
      <New {...props} />
    ) : (
      <Suspense fallback={props.fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function onVisible<Props extends object>(
  Part: FunctionComponent<Props>,
  fallback: ReactNode,
): FunctionComponent<Props> {
  return memo(function Visible(props: Props) {
    const { trigger, watch } = useTrigger(fallback !== undefined);
    // React gives up HTML from the server where its boundary is rendered anew before it is hydrated.
    const part = useMemo(
      () => (
        <Suspense fallback={fallback}>
          <UntilTriggered trigger={trigger}>
            <Part {...props} />
          </UntilTriggered>
        </Suspense>
      ),
      [trigger, props],
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

/** The trigger of a part with HTML from the server, or with a fallback; none on the server, and none where nothing waits. */
function useTrigger(hasFallback: boolean) {
  const hydrated = useHydrated();
  const [parts] = useState(() => {
    const waits = typeof window !== "undefined" && (!hydrated || hasFallback);
    const trigger = waits ? createTrigger(hydrated) : undefined;
    const watch = (mark: HTMLElement | null) =>
      mark?.parentElement ? trigger?.watch(mark.parentElement) : undefined;
    return { trigger, watch };
  });
  return parts;
}

/** A promise that React sees to be resolved without waiting for it. */
const resolved = Object.assign(Promise.resolve(), {
  status: "fulfilled" as const,
  value: undefined,
});

/** HTML from the server stays until the trigger fires. */
function UntilTriggered({
  trigger,
  children,
}: {
  trigger: Trigger | undefined;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  // A component that has used a promise has to use one again, also where there is nothing left to wait for.
  if (trigger) use(hydrated && !trigger.isNew ? resolved : trigger.opened);
  useEffect(() => trigger?.activate(), [trigger]);
  return children;
}

const onIdle = <Props extends object>(load: Load<Props>): FunctionComponent<Props> =>
  loadedBy(async (signal) => {
    const { idle } = await import("./idle.ts");
    await idle(signal);
    return load();
  });

/** Loads in an effect, and so doesn't suspend. `first` has what is loaded already. */
function loadedBy<Props extends object>(
  load: (signal: AbortSignal) => ReturnType<Load<Props>>,
  first?: () => FunctionComponent<Props> | undefined,
): FunctionComponent<Props & WithFallback> {
  return function Loaded(props: Props & WithFallback) {
    const [Part, setPart] = useState(first);
    useEffect(() => {
      const controller = new AbortController();
      load(controller.signal).then(
        (part) => setPart(() => part),
        // The page works without it.
        () => undefined,
      );
      return () => controller.abort();
    }, []);
    return Part ? <Part {...props} /> : props.fallback;
  };
}

type Trigger = {
  /** Resolves once the part is nearly visible or interacted with. */
  opened: Promise<void>;
  /** The part was rendered by the browser, so no HTML from the server stands in its place. */
  isNew: boolean;
  /** Opens when the element is nearly in sight, or is pointed at, or takes the focus. Returns what ends that. */
  watch: (element: HTMLElement) => () => void;
  /** The part is interactive: replays the press that came too early. */
  activate: () => void;
};

const margin = "300px";
const signs = ["pointerover", "touchstart", "focusin", "click"];
const capture = { capture: true };

const pressable = "button, [role=tab]";
const buttonsIn = (element: Element | undefined): HTMLElement[] =>
  Array.from(element?.querySelectorAll<HTMLElement>(pressable) ?? []);

/** Delays a part until it is nearly visible or interacted with. A click on one of its buttons is replayed once it works. */
function createTrigger(isNew: boolean): Trigger {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let alive = false;
  let parent: Element | undefined;
  let pressed: { button: HTMLElement; place: number } | undefined;

  const storePress = (event: Event) => {
    // Parts in the same element all see it. The first that waits stores it; two would press twice.
    if (alive || event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>(pressable);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = { button, place: buttonsIn(parent).indexOf(button) };
    open();
  };

  return {
    opened,
    isNew,
    watch(element) {
      parent = element;
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
      const onEvent = (event: Event) => {
        if (!(event.target instanceof Node) || !element.contains(event.target)) return;
        if (event.type === "click") storePress(event);
        else open();
      };
      for (const sign of signs) window.addEventListener(sign, onEvent, capture);
      if (element.contains(document.activeElement)) open();
      return () => {
        observer.disconnect();
        for (const sign of signs) window.removeEventListener(sign, onEvent, capture);
      };
    },
    activate() {
      alive = true;
      const press = pressed;
      pressed = undefined;
      if (!press) return;
      // After the part has been drawn in place of the HTML, perhaps with elements of its own.
      setTimeout(() => {
        const { button, place } = press;
        (button.isConnected ? button : buttonsIn(parent)[place])?.click();
      });
    },
  };
}
