import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Lookup, panelPath } from "../search-panel/index.ts";
import actions from "../../ui/actions.module.css";
import { ShareButton } from "../../ui/share-button.tsx";
import { Leash } from "../../ui/heading.tsx";
import { PrintedMark } from "../../ui/printed-mark.tsx";
import { plainDate } from "../../ui/relative-time.ts";
import { Chip } from "../../ui/tag.tsx";
import styles from "./answer-head.module.css";

type AnswerHeadProps = {
  title: string;
  sentence: string;
  /** The day the facts were collected. */
  version: string;
  /** The path to pass on. */
  path: string;
  children?: ReactNode;
};

type CrumbProps = { here: string; /** What is looked up. */ tab: Lookup };

/** The way back to the search, at its own tab. */
export const Crumb = ({ here, tab }: CrumbProps) => (
  <nav className={`wrap ${styles.crumb}`} aria-label="Breadcrumb">
    <ol>
      <li>
        <Link to={panelPath({ tab })}>Home</Link>
      </li>
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);

/** What is answered, of which day, and what can be done with it. */
export function AnswerHead({ title, sentence, version, path, children }: AnswerHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.printed}>
        <PrintedMark />
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <Leash />
      <p className={`lede ${styles.sentence}`}>{sentence}</p>
      {children}
      <div className={styles.line}>
        <Chip tone="ready">Collected {plainDate(version)}</Chip>
        <div className={styles.actions}>
          <ShareButton title={title} path={path} />
          <button type="button" className={actions.action} onClick={() => window.print()}>
            <Printer size={20} aria-hidden />
            Print
          </button>
        </div>
      </div>
    </header>
  );
}
