import { BriefcaseMedical, FileCheck, PlaneTakeoff, Luggage, type LucideIcon } from "lucide-react";
import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { Link } from "react-router";
import { useHydrated } from "../../data/hydrated.ts";
import { classes } from "../../ui/classes.ts";
import { panelPath } from "./query.ts";
import { tabLabels, tabs, type Tab } from "./lookup.ts";
import styles from "./tab-list.module.css";

const icons: Record<Tab, LucideIcon> = {
  flights: PlaneTakeoff,
  airlineInfo: Luggage,
  documents: FileCheck,
  services: BriefcaseMedical,
};

export const tabId = (tab: Tab): string => `tab-${tab}`;
export const panelId = (tab: Tab): string => `panel-${tab}`;

/** At which breadths a tab is open. */
export type Shown = "always" | "wide" | "narrow" | undefined;

type TabListProps = {
  open: Tab;
  /** There is no room for flights. */
  narrow: boolean;
  shown: (tab: Tab) => Shown;
  onShow: (tab: Tab) => void;
};

/** The tabs, of which one is open: by a click, by arrow keys, and as plain links where no script runs. */
export function TabList({ open, narrow, shown, onShow }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  const onClick = (event: MouseEvent, tab: Tab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShow(tab);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const reach = tabs.filter((tab) => !narrow || tab !== "flights");
    const at = reach.indexOf(open);
    const next = {
      ArrowRight: reach[(at + 1) % reach.length],
      ArrowLeft: reach.at(at - 1),
      Home: reach[0],
      End: reach.at(-1),
      " ": open,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label="Look up">
      {tabs.map((tab) => {
        const Icon = icons[tab];
        return (
          <Link
            key={tab}
            id={tabId(tab)}
            className={classes(styles.tab, tab === "flights" && styles.flights)}
            data-shown={shown(tab)}
            to={panelPath(tab === "flights" ? {} : { tab })}
            role="tab"
            aria-selected={tab === open}
            aria-controls={panelId(tab)}
            // Without scripts there are no arrow keys either.
            tabIndex={hydrated && tab !== open ? -1 : undefined}
            onClick={(event) => onClick(event, tab)}
            onKeyDown={onKeyDown}
          >
            <Icon size={20} aria-hidden />
            {tabLabels[tab]}
          </Link>
        );
      })}
    </div>
  );
}
