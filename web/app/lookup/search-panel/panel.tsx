import {
  BriefcaseMedical,
  ClipboardCheck,
  FileCheck,
  PlaneTakeoff,
  Luggage,
  type LucideIcon,
} from "lucide-react";
import { portraitUrl, type PortraitChoice } from "#art/urls.ts";
import type { ServiceListings } from "#reference/choices.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { classes } from "../../ui/classes.ts";
import { QuickCheck } from "../../travel/question/index.ts";
import { Widget } from "../../commerce/widgets/index.ts";
import { LookupForm } from "./lookup-form.tsx";
import {
  tabs,
  type Lookup,
  type Tab,
  answerPath,
  missingIn,
  type Chosen,
  tabLabels,
} from "./lookup.ts";
import styles from "./panel.module.css";
import {
  useCallback,
  useEffect,
  useState,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { useLocation, useNavigate, Link } from "react-router";
import { useMedia } from "../../ui/use-media.ts";
import { parsePanelState, panelPath, type PanelState } from "./panel-state.ts";

const dogs: readonly Omit<PortraitChoice, "species">[] = [
  { colour: "golden", ears: "floppy", mark: "blaze", background: "sky" },
  { colour: "black", ears: "pointy", mark: "bib", background: "butter" },
  { colour: "white", ears: "button", mark: "patch", background: "coral" },
];

type PanelProps = {
  /** The cities of each service; without it, those of our sources. */
  serviceCities: ServiceListings | undefined;
};

/** The tabs for checking a trip and looking up flights, airlines, documents and services. One tab is open at a time. */
export function Panel({ serviceCities }: PanelProps) {
  const { state, open, narrow, openTab, choose, search } = usePanel();

  // Phones have no tab for flights: there CSS opens the first one instead, which works before hydration.
  const visibility = (tab: Tab): TabVisibility => {
    if (state.tab !== "flights") return tab === (state.tab ?? "check") ? "always" : undefined;
    if (tab === "flights") return "wide";
    return tab === "check" ? "narrow" : undefined;
  };

  const form = (lookup: Lookup) => (
    <LookupForm
      lookup={lookup}
      chosen={state.chosen}
      serviceCities={serviceCities}
      onChoose={choose}
      incomplete={state.incomplete === lookup}
      onSearch={() => search(lookup)}
    />
  );

  return (
    <>
      <TabList open={open} narrow={narrow} visibility={visibility} onOpen={openTab} />
      <div className={`card ${styles.panels}`}>
        {tabs.map((tab) => (
          <div
            key={tab}
            id={panelId(tab)}
            className={classes(styles.panel, tab === "flights" && styles.flights)}
            data-open={visibility(tab)}
            role="tabpanel"
            aria-labelledby={tabId(tab)}
          >
            {tab === "check" ? (
              <QuickCheck />
            ) : tab === "flights" ? (
              <Widget slot="home-flights" />
            ) : (
              form(tab)
            )}
          </div>
        ))}
      </div>
      <Dogs />
    </>
  );
}

/** Decorations, which load after hydration. */
function Dogs() {
  const hydrated = useHydrated();
  return (
    <div className={styles.dogs} aria-hidden>
      {dogs.map((dog) => (
        <span key={dog.colour}>
          {hydrated && (
            <img
              src={portraitUrl({ species: "dog", ...dog })}
              alt=""
              width={200}
              height={200}
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
      ))}
    </div>
  );
}

/** At this width the tab for flights is hidden. */
const narrowMedia = "(max-width: 480px)";

/** A new width must last this long. */
const settleMs = 100;

const statePath = (state: PanelState) => panelPath({ ...state, incomplete: undefined });

/** The state of the panel, stored in the URL, with its actions. */
function usePanel() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const narrow = useMedia(narrowMedia);
  const [state, setState] = useState(() => parsePanelState(search));

  const [locationKey, setLocationKey] = useState(key);
  if (locationKey !== key) {
    setLocationKey(key);
    setState(parsePanelState(search));
  }

  useEffect(() => {
    const path = statePath(state);
    if (statePath(parsePanelState(window.location.search)) === path) return;
    // Bypasses the router, as nothing has to load or scroll.
    window.history.replaceState(window.history.state, "", path);
  }, [state]);

  useEffect(() => {
    const media = window.matchMedia(narrowMedia);
    let { matches } = media;
    let timer: ReturnType<typeof setTimeout>;
    const reset = () => {
      if (media.matches === matches) return;
      ({ matches } = media);
      setState((current) => ({ ...current, tab: undefined }));
    };
    // Printing changes the width for a moment.
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(reset, settleMs);
    };
    media.addEventListener("change", settle);
    return () => {
      clearTimeout(timer);
      media.removeEventListener("change", settle);
    };
  }, []);

  const openTab = (tab: Tab) =>
    setState((current) => ({ ...current, tab: tab === "check" ? undefined : tab }));

  const choose = useCallback((choice: Partial<Chosen>) => {
    setState((current) => withChoice(current, choice));
  }, []);

  const submit = (lookup: Lookup) => {
    const path = answerPath(lookup, state.chosen);
    if (path) void navigate(path);
    else setState({ ...state, incomplete: lookup });
  };

  const open: Tab = state.tab === "flights" && narrow ? "check" : (state.tab ?? "check");
  return { state, open, narrow, openTab, choose, search: submit };
}

function withChoice(state: PanelState, choice: Partial<Chosen>): PanelState {
  const chosen = { ...state.chosen, ...choice };
  const { incomplete } = state;
  const complete = !incomplete || missingIn(incomplete, chosen).length === 0;
  return { ...state, chosen, incomplete: complete ? undefined : incomplete };
}

const icons: Record<Tab, LucideIcon> = {
  check: ClipboardCheck,
  flights: PlaneTakeoff,
  airlineInfo: Luggage,
  documents: FileCheck,
  services: BriefcaseMedical,
};

const tabId = (tab: Tab): string => `tab-${tab}`;
const panelId = (tab: Tab): string => `panel-${tab}`;

/** The widths at which a tab is open. */
type TabVisibility = "always" | "wide" | "narrow" | undefined;

type TabListProps = {
  open: Tab;
  /** The tab for flights is hidden. */
  narrow: boolean;
  visibility: (tab: Tab) => TabVisibility;
  onOpen: (tab: Tab) => void;
};

/** The tabs, which open by click and arrow keys, and are plain links without scripts. */
function TabList({ open, narrow, visibility, onOpen }: TabListProps) {
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
            className={classes(styles.tab, tab === "flights" && styles.flightsTab)}
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
