import { Link, useLocation } from "react-router";
import { ridgeUrl } from "#art/urls.ts";
import { defaultPicturesNote, defaultTagline } from "#contracts/kernel/settings.ts";
import { useIsOff, useSite, useSiteName } from "../data/site.ts";
import { legalPages } from "../links/legal.ts";
import { shopPoliciesPath } from "../links/shop.ts";
import { ThemedPicture } from "../ui/themed-picture.tsx";
import { Wordmark, ThemeSwitch } from "./brand.tsx";
import styles from "./footer.module.css";
import { LazyNewsletter } from "../community/newsletter/index.ts";
import { footerItems, isWork, shownItems } from "./navigation.ts";

const currentYear = () => new Date().getFullYear();

/** The footer below a drawing of a hill; on pages of work a line with the same contents. */
export function Footer() {
  const isThin = isWork(useLocation().pathname);
  return (
    <footer className={isThin ? styles.thin : `${styles.footer} on-night`}>
      {!isThin && (
        <ThemedPicture className={styles.ridge} day={ridgeUrl("day")} night={ridgeUrl("night")} />
      )}
      <div className={`wrap ${styles.columns}`}>
        <About isThin={isThin} />
        <Links />
        {!useIsOff("newsletter") && (
          <div className={`wide-only ${styles.mail}`}>
            {isThin ? (
              <details>
                <summary>Newsletter</summary>
                <LazyNewsletter />
              </details>
            ) : (
              <LazyNewsletter />
            )}
          </div>
        )}
      </div>
      <End />
    </footer>
  );
}

function About({ isThin }: { isThin: boolean }) {
  const site = useSite();
  const contact = site?.operator.email;
  return (
    <div className={styles.about}>
      {!isThin && <Wordmark onNight />}
      {!isThin && <p className={`wide-only ${styles.quiet}`}>{site?.tagline ?? defaultTagline}</p>}
      {contact !== undefined && <a href={`mailto:${contact}`}>{contact}</a>}
      {!useIsOff("appBanner") && <AppNews />}
    </div>
  );
}

function Links() {
  const off = useSite()?.off;
  const hasShop = !useIsOff("shop");
  return (
    <nav aria-label="Footer">
      <ul>
        {shownItems(footerItems, off).map((item) => (
          <li key={item.to} className={styles.explore}>
            <Link to={item.to}>{item.label}</Link>
          </li>
        ))}
        {legalPages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {hasShop && (
          <li>
            <Link to={shopPoliciesPath}>Shop policies</Link>
          </li>
        )}
        <li>
          <a href="/feed.atom">Atom feed</a>
        </li>
        <li>
          <a href="/api/docs">API</a>
        </li>
      </ul>
    </nav>
  );
}

/** The last line, with what a phone's header has no room for. */
function End() {
  const site = useSite();
  const siteName = useSiteName();
  return (
    <div className={`wrap ${styles.end}`}>
      {/* A cached page may be from last year. */}
      <p suppressHydrationWarning>
        © {currentYear()} {siteName}. {site?.picturesNote ?? defaultPicturesNote}
      </p>
      <span className={styles.theme}>
        <ThemeSwitch />
      </span>
    </div>
  );
}

function AppNews() {
  const siteName = useSiteName();
  const hasNewsletter = !useIsOff("newsletter");
  const text = useSite()?.appText;
  return (
    <aside className={`wide-only ${styles.news}`} aria-label="Mobile app updates">
      <p>
        {text ?? (
          <>
            <b>The {siteName} app</b> isn't out yet.
            {hasNewsletter && " We'll share updates in the newsletter."}
          </>
        )}
      </p>
    </aside>
  );
}
