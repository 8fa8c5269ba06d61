import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useSite } from "../../data/site.ts";
import { legalPages } from "../../links/legal.ts";
import { Heading } from "../../ui/heading.tsx";
import styles from "./legal-page.module.css";

type LegalPageProps = { title: string; sentence: string; children: ReactNode };

/** A page of the site's own rules, with links to the others. Its text is one for all; names come from the settings. */
export function LegalPage({ title, sentence, children }: LegalPageProps) {
  return (
    <div className={`wrap split ${styles.page}`}>
      <article>
        <Heading level="h1" sentence={sentence}>
          {title}
        </Heading>
        <div className={styles.text}>
          {children}
          <p className="meta">Last updated Nov 22, 2026</p>
        </div>
      </article>
      <aside className={styles.aside}>
        <OtherPages />
        <div className="card pad stack tight">
          <h2 className={styles.cardTitle}>Contact</h2>
          <p>
            <OperatorName capital />
          </p>
          <p>
            <ContactEmail />
          </p>
        </div>
      </aside>
    </div>
  );
}

function OtherPages() {
  const { pathname } = useLocation();
  return (
    <nav className="card pad stack tight" aria-labelledby="legal-pages">
      <h2 id="legal-pages" className={styles.cardTitle}>
        Policies
      </h2>
      <ul className={styles.links}>
        {legalPages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The site's host name, such as `pets.example`. */
export function SiteHost() {
  const site = useSite();
  return site ? new URL(site.publicUrl).host : "this site";
}

/** Who runs the site: the name in the settings, or a description. */
export function OperatorName({ capital = false }: { capital?: boolean }) {
  const name = useSite()?.operator.name;
  if (name !== undefined) return name;
  return (
    <>
      {capital ? "The" : "the"} operator of <SiteHost />
    </>
  );
}

/** The address for questions, as a link. */
export function ContactEmail() {
  const email = useSite()?.operator.email;
  return email === undefined ? null : <a href={`mailto:${email}`}>{email}</a>;
}
