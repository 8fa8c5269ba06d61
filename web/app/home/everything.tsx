import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { marketplacePath } from "../shop/paths.ts";
import { StripWaiting } from "../shop/strip-waiting.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { useNear } from "../ui/use-near.ts";
import styles from "./everything.module.css";

const Strip = lazy(async () => ({ default: (await import("../shop/strip.tsx")).Strip }));

/** Products of the shop. They are fetched when somebody comes near. */
export function Everything() {
  const { frame, near } = useNear("600px");
  return (
    <section ref={frame} className={styles.section}>
      <div className="wrap">
        <Heading
          sentence="For the road, the cabin and the sofa afterwards."
          action={
            <LinkButton small to={marketplacePath}>
              Marketplace
            </LinkButton>
          }
        >
          Everything You Need
        </Heading>
        {near ? (
          <Suspense fallback={<StripWaiting />}>
            <Strip />
          </Suspense>
        ) : (
          <StripWaiting />
        )}
        <p className={styles.still}>
          All of it stands in the <Link to={marketplacePath}>marketplace</Link>, with prices and
          pictures.
        </p>
      </div>
    </section>
  );
}
