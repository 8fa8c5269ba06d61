import { lazy } from "react";
import type { Besty } from "#contracts/gallery.ts";
import { Later, useGate } from "../ui/later.tsx";
import type { Part } from "./parts.ts";

const BestiesStrip = lazy(async () => ({
  default: (await import("./besties-strip.tsx")).BestiesStrip,
}));

/** Photos of everybody's pets at random. They stand still until the page has nothing better to do. */
export function Besties({ part }: { part: Part<readonly Besty[]> }) {
  const { frame, gate } = useGate();
  return (
    <section ref={frame} className="wrap" aria-label="Besties">
      <Later gate={gate} of={BestiesStrip} part={part} />
    </section>
  );
}
