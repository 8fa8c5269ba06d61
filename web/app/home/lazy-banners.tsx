import { late } from "../ui/late.ts";
import { Later, useGate } from "../ui/later.tsx";

const Banners = late(async () => ({ default: (await import("./banners.tsx")).Banners }));

/** The banners under the search panel, which begin to turn when somebody comes near. */
export function LaterBanners() {
  const { frame, gate } = useGate();
  return (
    <div ref={frame}>
      <Later gate={gate} of={Banners} />
    </div>
  );
}
