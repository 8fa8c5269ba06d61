import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { posterUrl, type PosterChoice } from "#art/urls.ts";
import { dayText } from "#format/dates.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { type Lookup, panelPath } from "../search-panel/index.ts";
import actions from "../../ui/actions.module.css";
import { ShareButton } from "../../ui/share-button.tsx";
import { Leash } from "../../ui/heading.tsx";
import { Crumbs } from "../../ui/crumbs.tsx";
import { PrintedMark } from "../../ui/printed-mark.tsx";
import { Chip } from "../../ui/tag.tsx";
import frame from "../../ui/poster.module.css";
import styles from "./answer-head.module.css";

/** Facts and sources; what can be opened works before their code is here. */
export const LazyDetails = lazy(async () => (await import("./detail-list.tsx")).DetailList, {
  when: "visible",
});

type PosterStripProps = Pick<PosterChoice, "pet" | "scene"> & { place: string };

/** The poster of an answer: beside it, and on phones a strip above it, without the name that the title has. */
export function PosterStrip({ place, ...choice }: PosterStripProps) {
  const url = (shape: "portrait" | "landscape") =>
    posterUrl({ place, ...choice, shape, time: "day" });
  return (
    <div className={styles.strip}>
      <span className={`${frame.poster} ${frame.tilted}`}>
        <picture>
          <source media="(max-width: 767px)" srcSet={url("landscape")} width={720} height={405} />
          <img src={url("portrait")} width={600} height={800} alt="" decoding="async" />
        </picture>
        <b>{place}</b>
      </span>
    </div>
  );
}

type AnswerHeadProps = {
  title: string;
  sentence: string;
  /** The date on which the facts were collected. */
  version: string;
  /** The path to share. */
  path: string;
  children?: ReactNode;
};

type CrumbProps = { current: string; tab: Lookup };

/** The breadcrumb back to the search panel, on the tab of this look-up. */
export const Crumb = ({ current, tab }: CrumbProps) => (
  <Crumbs crumbs={[{ name: "Home", to: panelPath({ tab }) }]} current={current} />
);

/** The title of an answer, with what belongs right below it. */
export const TitleHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <div className={styles.printed}>
      <PrintedMark />
    </div>
    <h1 tabIndex={-1}>{title}</h1>
    <Leash />
    {children}
  </header>
);

type AnswerActionsProps = { title: string; path: string; children?: ReactNode };

/** Shares and prints an answer. */
export const AnswerActions = ({ title, path, children }: AnswerActionsProps) => (
  <div className={styles.actions}>
    <ShareButton title={title} path={path} />
    {children}
    <button type="button" className={actions.action} onClick={() => window.print()}>
      <Printer size={20} aria-hidden />
      Print
    </button>
  </div>
);

/** The header of an answer: its title, date and actions. */
export function AnswerHead({ title, sentence, version, path, children }: AnswerHeadProps) {
  return (
    <TitleHead title={title}>
      <p className={`lede ${styles.sentence}`}>{sentence}</p>
      {children}
      <div className={styles.line}>
        <Chip tone="ready">Last checked {dayText(version)}</Chip>
        <AnswerActions title={title} path={path} />
      </div>
    </TitleHead>
  );
}
