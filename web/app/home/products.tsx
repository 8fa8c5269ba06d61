import { Link } from "react-router";
import { LazyStrip } from "../commerce/shop/index.ts";
import { marketplacePath } from "../links/shop.ts";
import { LinkButton } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import styles from "./products.module.css";

/** The strip of products, which load near the viewport. */
export function Products() {
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
        <p className={styles.noScript}>
          All of it stands in the <Link to={marketplacePath}>marketplace</Link>, with prices and
          pictures.
        </p>
      </div>
    </section>
  );
}
