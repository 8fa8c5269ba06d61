import { Link } from "react-router";
import { LazyStrip } from "../commerce/shop/index.ts";
import { marketplacePath } from "../links/shop.ts";
import { LinkButton } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import styles from "./everything.module.css";

/** Products of the shop. They are fetched when somebody comes near. */
export function Everything() {
  return (
    <section className={styles.section}>
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
        <div>
          <LazyStrip />
        </div>
        <p className={styles.still}>
          All of it stands in the <Link to={marketplacePath}>marketplace</Link>, with prices and
          pictures.
        </p>
      </div>
    </section>
  );
}
