import { lazy } from "react";
import { randomHoots, type Hoot } from "#contracts/hoots.ts";
import { call } from "../api/browser.ts";
import { BesidePoster } from "../hoots/beside-poster.tsx";
import { Heading } from "../ui/heading.tsx";
import { Later, useGate } from "../ui/later.tsx";
import { Loading } from "./loading.tsx";
import type { Part } from "./parts.ts";

const FeaturedHoot = lazy(async () => ({
  default: (await import("../hoots/featured.tsx")).FeaturedHoot,
}));

const drawOne = async () => (await call(randomHoots, { query: { count: 1 } }))[0];

/** One hoot in full, beside a poster of where it was. */
export function Featured({ part }: { part: Part<Hoot | undefined> }) {
  const { frame, gate } = useGate();
  return (
    <section ref={frame} className="tint-sunk">
      <div className="wrap">
        <Loading
          part={part}
          again={drawOne}
          title={<Heading>Featured Posts</Heading>}
          words="The featured post did not arrive."
        >
          {(hoot) => (
            <BesidePoster hoot={hoot}>
              <Later gate={gate} of={FeaturedHoot} hoot={hoot} />
            </BesidePoster>
          )}
        </Loading>
      </div>
    </section>
  );
}
