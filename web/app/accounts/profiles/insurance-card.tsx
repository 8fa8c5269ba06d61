import { ExternalLink } from "lucide-react";
import styles from "./insurance-card.module.css";

/** A link to pet insurers. It is not an advertisement, and says so. */
export function InsuranceCard() {
  return (
    <section className={styles.slot} aria-labelledby="insurance">
      <h2 id="insurance">Pet insurance</h2>
      <p>
        Find North American pet insurers on their trade association's list. This isn't an ad, and we
        earn nothing from it.
      </p>
      <a href="https://naphia.org/" rel="noopener">
        See pet insurers at naphia.org
        <ExternalLink size={16} aria-hidden />
      </a>
    </section>
  );
}
