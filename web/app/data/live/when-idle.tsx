import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { whenQuiet } from "./idle.ts";

type QuietlyProps<Props> = { load: () => Promise<ComponentType<Props>>; of: Props };

/** A part that nobody misses: it is loaded once all else is done, and stays out where it does not arrive. */
export function Quietly<Props extends object>({ load, of }: QuietlyProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = useEffectEvent(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  });
  useEffect(() => whenQuiet(() => fetchPart()), []);
  return Part ? <Part {...of} /> : null;
}
