import { Smartphone } from "lucide-react";
import { Link } from "react-router";
import { ridgeUrl } from "#art/urls.ts";
import { defaultPicturesNote, defaultTagline } from "#contracts/kernel/settings.ts";
import { useIsOff, useSite, useSiteName } from "../data/site.ts";
import { legalPages } from "../links/legal.ts";
import { shopPoliciesPath } from "../links/shop.ts";
import { ThemedPicture } from "../ui/themed-picture.tsx";
import { Wordmark, ThemeSwitch } from "./brand.tsx";
import styles from "./footer.module.css";
import { LazyNewsletter } from "../community/newsletter/index.ts";
import { LogOutButton } from "../accounts/viewer/index.ts";
import { footerItems, shownItems } from "./navigation.ts";

const currentYear = () => new Date().getFullYear();

/** The footer below a drawing of a hill. */
export function Footer() {
  const site = useSite();
  const contact = site?.operator.email;
  const siteName = useSiteName();
  const hasShop = !useIsOff("shop");
  const hasNewsletter = !useIsOff("newsletter");
  return (
    <footer className={`${styles.footer} on-night`}>
      <ThemedPicture className={styles.ridge} day={ridgeUrl("day")} night={ridgeUrl("night")} />
      <div className={`wrap ${styles.columns}`}>
        <div className={`stack ${styles.about}`}>
          <Wordmark onNight />
          <p className={styles.quiet}>{site?.tagline ?? defaultTagline}</p>
          {contact !== undefined && (
            <p>
              <a href={`mailto:${contact}`}>{contact}</a>
            </p>
          )}
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
            {shownItems(footerItems, site?.off).map((item) => (
              <li key={item.to}>
                <Link to={item.to}>{item.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-know">
          <h2 id="footer-know">Resources</h2>
          <ul>
            {hasShop && (
              <li>
                <Link to={shopPoliciesPath}>Shop policies</Link>
              </li>
            )}
            {legalPages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <a href="/feed.atom">Atom feed</a>
            </li>
            <li>
              <a href="/api/docs">API</a>
            </li>
          </ul>
        </nav>
        {!useIsOff("appBanner") && <AppNews />}
        {hasNewsletter && (
          <div className={`wide-only ${styles.mail}`}>
            <LazyNewsletter />
          </div>
        )}
      </div>
      {/* A cached page may be from last year. */}
      <p className={`wrap ${styles.end}`} suppressHydrationWarning>
        © {currentYear()} {siteName}. {site?.picturesNote ?? defaultPicturesNote}
      </p>
    </footer>
  );
}

function AppNews() {
  const siteName = useSiteName();
  const hasNewsletter = !useIsOff("newsletter");
  const text = useSite()?.appText;
  return (
    <aside className={`wide-only ${styles.news}`} aria-label="Mobile app updates">
      <Smartphone size={24} aria-hidden />
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
