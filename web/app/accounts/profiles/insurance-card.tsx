import { ExternalLink } from "lucide-react";
import styles from "./insurance-card.module.css";

/** Where pet insurance can be looked up. Nobody pays for this place, and it says so. */
export function InsuranceCard() {
  return (
    <section className={styles.slot} aria-labelledby="insurance">
      <h2 id="insurance">Pet insurance</h2>
      <p>
        The insurers of North America, as their own association lists them. No partner of ours: we
        earn nothing here.
      </p>
      <a href="https://naphia.org/" rel="noopener">
        See who insures pets at naphia.org
        <ExternalLink size={16} aria-hidden />
      </a>
    </section>
  );
}
