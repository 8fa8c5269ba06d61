import {
  BriefcaseMedical,
  ClipboardCheck,
  FileCheck,
  PlaneTakeoff,
  Luggage,
  type LucideIcon,
} from "lucide-react";
import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { Link } from "react-router";
import { useHydrated } from "../../data/hydrated.ts";
import { classes } from "../../ui/classes.ts";
import { panelPath } from "./panel-state.ts";
import { tabLabels, tabs, type Tab } from "./lookup.ts";
import styles from "./tab-list.module.css";

const icons: Record<Tab, LucideIcon> = {
  check: ClipboardCheck,
  flights: PlaneTakeoff,
  airlineInfo: Luggage,
  documents: FileCheck,
  services: BriefcaseMedical,
};

export const tabId = (tab: Tab): string => `tab-${tab}`;
export const panelId = (tab: Tab): string => `panel-${tab}`;

/** The widths at which a tab is open. */
export type TabVisibility = "always" | "wide" | "narrow" | undefined;

type TabListProps = {
  open: Tab;
  /** The tab for flights is hidden. */
  narrow: boolean;
  visibility: (tab: Tab) => TabVisibility;
  onOpen: (tab: Tab) => void;
};

/** The tabs, which open by click and arrow keys, and are plain links without scripts. */
export function TabList({ open, narrow, visibility, onOpen }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  const onClick = (event: MouseEvent, tab: Tab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(tab);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const reachable = tabs.filter((tab) => !narrow || tab !== "flights");
    const index = reachable.indexOf(open);
    const next = {
      ArrowRight: reachable[(index + 1) % reachable.length],
      ArrowLeft: reachable.at(index - 1),
      Home: reachable[0],
      End: reachable.at(-1),
      " ": open,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label="Search type">
      {tabs.map((tab) => {
        const Icon = icons[tab];
        return (
          <Link
            key={tab}
            id={tabId(tab)}
            className={classes(styles.tab, tab === "flights" && styles.flights)}
            data-open={visibility(tab)}
            to={panelPath(tab === "check" ? {} : { tab })}
            role="tab"
            aria-selected={tab === open}
            aria-controls={panelId(tab)}
            // Without scripts, arrow keys do not work, so all tabs stay focusable.
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
