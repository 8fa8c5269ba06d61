import { lazy } from "react";
import { Later, useGate } from "../ui/later.tsx";

const Banners = lazy(async () => ({ default: (await import("./banners.tsx")).Banners }));

/** The banners under the search panel, which begin to turn when somebody comes near. */
export function LaterBanners() {
  const { frame, gate } = useGate();
  return (
    <div ref={frame}>
      <Later gate={gate} of={Banners} />
    </div>
  );
}
