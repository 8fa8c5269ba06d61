import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { dayText } from "#format/dates.ts";
import { useSite } from "../../data/site.ts";
import { legalPages } from "../../links/legal.ts";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./legal-page.module.css";
import type { LoadedText } from "./load-site-text.ts";

type LegalPageProps = {
  title: string;
  sentence: string;
  /** The operator's version of the text; without one, the children are shown. */
  text?: LoadedText;
  children: ReactNode;
};

const builtInDate = "2026-11-23";

/** A page of the site's own rules, with links to the others. An operator may have written the text. */
export function LegalPage({ title, sentence, text, children }: LegalPageProps) {
  const email = useSite()?.operator.email;
  const { pathname } = useLocation();
  return (
    <div className={`wrap split ${styles.page}`}>
      <article>
        <Heading level="h1" sentence={sentence}>
          {title}
        </Heading>
        {text?.current === false && (
          <Notice tone="info">
            This is an earlier version. <Link to={pathname}>Read the current version</Link>
          </Notice>
        )}
        <div className={styles.text}>
          {text?.blocks ? <RichText blocks={text.blocks} headings="h2" /> : children}
          <p className="meta">Last updated {dayText(text?.publishedAt ?? builtInDate)}</p>
        </div>
      </article>
      <aside className={styles.aside}>
        <OtherPages />
        <div className="card pad stack tight">
          <h2 className={styles.cardTitle}>Contact</h2>
          <p>
            <OperatorName capital />
          </p>
          {email !== undefined && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
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

/** How to reach the operator of the site, as a part of a sentence: by email, or without an address by name. */
export function ContactUs({ capital = false }: { capital?: boolean }) {
  const email = useSite()?.operator.email;
  if (email === undefined) {
    return (
      <>
        {capital ? "Contact" : "contact"} <OperatorName />
      </>
    );
  }
  return (
    <>
      {capital ? "Email" : "email"} <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
