import {
  memo,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type RefCallback,
} from "react";
import { useHydrated } from "../data/hydrated.ts";
import { makeGate, type Gate } from "./gate.ts";

/**
 * A part that the server draws and that comes alive when somebody comes near it: `of` is made by `lazy()`, and
 * `frame` goes to the element around it.
 * `const { frame, gate } = useGate(); <div ref={frame}><Later gate={gate} of={Form} /></div>`
 */
export const Later = memo(LaterPart) as <Props extends object>(
  props: LaterProps<Props>,
) => ReactNode;

type LaterProps<Props> = { gate: Gate | undefined; of: ComponentType<Props> } & NoInfer<Props>;

function LaterPart<Props extends object>({ gate, of: Part, ...props }: LaterProps<Props>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of the props are the part's
  const own = props as unknown as Props & JSXProps;
  return (
    <Suspense>
      <Held by={gate}>
        <Part {...own} />
      </Held>
    </Suspense>
  );
}

type JSXProps = { key?: never };

/** A promise that React sees to be kept without waiting for it. */
const kept = Object.assign(Promise.resolve(), { status: "fulfilled" as const, value: undefined });

/** What the server drew stays as it is until the gate opens; whatever comes new does not wait. */
function Held({ by: gate, children }: { by: Gate | undefined; children: ReactNode }) {
  const hydrated = useHydrated();
  // Who once waited has to ask again, also where there is nothing left to wait for.
  if (gate) use(hydrated ? kept : gate.opened);
  useEffect(() => gate?.live(), [gate]);
  return children;
}

/** The gate of a part that the server drew; none on the server, and none where the part is drawn by the browser. */
export function useGate(): { frame: RefCallback<HTMLElement>; gate: Gate | undefined } {
  const hydrated = useHydrated();
  const [parts] = useState(() => {
    const gate = hydrated || typeof window === "undefined" ? undefined : makeGate();
    return {
      gate,
      frame: (element: HTMLElement | null) => (element ? gate?.watch(element) : undefined),
    };
  });
  return parts;
}
