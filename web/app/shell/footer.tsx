import { Smartphone } from "lucide-react";
import { Link } from "react-router";
import { ridgeUrl } from "#art/urls.ts";
import { shopPoliciesPath } from "../links/shop.ts";
import { ThemedPicture } from "../ui/themed-picture.tsx";
import { Wordmark } from "./brand.tsx";
import styles from "./footer.module.css";
import { LazyNewsletter } from "../community/newsletter/index.ts";
import { LogOutButton } from "../accounts/viewer/index.ts";
import { footerItems } from "./navigation.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const contact = "hello@wagabond.example";

/** The footer below a drawing of a hill. */
export function Footer() {
  return (
    <footer className={`${styles.footer} on-night`}>
      <ThemedPicture className={styles.ridge} day={ridgeUrl("day")} night={ridgeUrl("night")} />
      <div className={`wrap ${styles.columns}`}>
        <div className={`stack ${styles.about}`}>
          <Wordmark onNight />
          <p className={styles.quiet}>
            A home for people who would rather be late than leave the dog behind.
          </p>
          <p>
            <a href={`mailto:${contact}`}>{contact}</a>
          </p>
          <span className={`narrow-only ${styles.logOut}`}>
            <span className="member-only">
              <LogOutButton />
            </span>
          </span>
          <span className={styles.theme}>
            <ThemeSwitch />
          </span>
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore">Explore</h2>
          <ul>
            {footerItems.map((item) => (
              <li key={item.to}>
                <Link to={item.to}>{item.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-know">
          <h2 id="footer-know">Good to know</h2>
          <ul>
            <li>
              <Link to={shopPoliciesPath}>Rules of the shop</Link>
            </li>
            <li>
              <a href="/feed.atom">News feed</a>
            </li>
            <li>
              <a href="/api/docs">For programs</a>
            </li>
          </ul>
        </nav>
        <AppNews />
        <div className={`wide-only ${styles.mail}`}>
          <LazyNewsletter />
        </div>
      </div>
      <p className={`wrap ${styles.end}`}>
        © 2026 Wagabond. All posters and portraits drawn by our own code.
      </p>
    </footer>
  );
}

function AppNews() {
  return (
    <aside className={`wide-only ${styles.news}`} aria-label="Mobile app updates">
      <Smartphone size={24} aria-hidden />
      <p>
        <b>The Wagabond app</b> is not out yet. Updates about it come with the letter.
      </p>
    </aside>
  );
}
